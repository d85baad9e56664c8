/// A selection of common SF Symbols for icons. Apple's app SF Symbols shows all.
package enum SymbolNames {
  package static let all: [String] = text.split { $0 == " " || $0 == "\n" }.map(String.init)

  private static let text = """
    house house.fill house.circle house.circle.fill house.lodge house.lodge.fill building building.fill building.2
    building.2.fill building.columns building.columns.fill storefront storefront.fill
    magnifyingglass magnifyingglass.circle magnifyingglass.circle.fill
    person person.fill person.circle person.circle.fill person.crop.circle person.crop.circle.fill person.2 person.2.fill
    person.3 person.3.fill person.badge.plus person.badge.key person.text.rectangle person.text.rectangle.fill
    person.crop.square person.crop.square.fill figure.walk figure.run figure.hiking figure.yoga figure.pool.swim
    gear gearshape gearshape.fill gearshape.2 gearshape.2.fill slider.horizontal.3 slider.vertical.3 switch.2
    wrench.and.screwdriver wrench.and.screwdriver.fill hammer hammer.fill wrench.adjustable screwdriver
    heart heart.fill heart.circle heart.circle.fill heart.text.square heart.text.square.fill star star.fill star.circle
    star.circle.fill star.square star.square.fill star.leadinghalf.filled bookmark bookmark.fill bookmark.circle
    bookmark.circle.fill tag tag.fill tag.circle tag.circle.fill flag flag.fill flag.circle flag.circle.fill
    flag.checkered bell bell.fill bell.badge bell.badge.fill bell.slash bell.slash.fill bell.circle bell.circle.fill
    envelope envelope.fill envelope.open envelope.open.fill envelope.badge envelope.badge.fill tray tray.fill tray.full
    tray.full.fill tray.and.arrow.down tray.and.arrow.down.fill tray.2 tray.2.fill archivebox archivebox.fill
    paperplane paperplane.fill paperplane.circle paperplane.circle.fill
    bubble bubble.fill bubble.left bubble.left.fill bubble.right bubble.right.fill bubble.left.and.bubble.right
    bubble.left.and.bubble.right.fill message message.fill message.circle message.circle.fill text.bubble
    text.bubble.fill quote.bubble quote.bubble.fill ellipsis.bubble ellipsis.bubble.fill phone phone.fill phone.circle
    phone.circle.fill video video.fill video.circle video.circle.fill
    camera camera.fill camera.circle camera.circle.fill camera.viewfinder photo photo.fill photo.on.rectangle
    photo.on.rectangle.fill photo.stack photo.stack.fill photo.circle photo.circle.fill film film.fill tv tv.fill
    music.note music.note.list music.mic mic mic.fill mic.circle mic.circle.fill headphones speaker speaker.fill
    speaker.wave.2 speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill speaker.slash speaker.slash.fill waveform
    waveform.circle waveform.circle.fill play play.fill play.circle play.circle.fill play.rectangle play.rectangle.fill
    pause pause.fill pause.circle pause.circle.fill stop stop.fill backward.fill forward.fill repeat shuffle
    square.and.arrow.up square.and.arrow.up.fill square.and.arrow.down square.and.arrow.down.fill square.and.pencil
    pencil pencil.circle pencil.circle.fill pencil.and.outline highlighter scribble trash trash.fill trash.circle
    trash.circle.fill folder folder.fill folder.badge.plus folder.badge.plus.fill folder.circle folder.circle.fill doc
    doc.fill doc.text doc.text.fill doc.richtext doc.richtext.fill doc.on.doc doc.on.doc.fill doc.badge.plus
    doc.plaintext doc.plaintext.fill doc.text.magnifyingglass note note.text book book.fill book.closed book.closed.fill
    book.circle book.circle.fill books.vertical books.vertical.fill text.book.closed text.book.closed.fill newspaper
    newspaper.fill magazine magazine.fill graduationcap graduationcap.fill backpack backpack.fill ruler ruler.fill
    list.bullet list.bullet.circle list.bullet.circle.fill list.bullet.rectangle list.bullet.rectangle.fill
    list.bullet.clipboard list.bullet.clipboard.fill list.number list.dash list.star list.clipboard list.clipboard.fill
    checklist text.alignleft text.justify line.3.horizontal line.3.horizontal.circle line.3.horizontal.circle.fill
    line.3.horizontal.decrease line.3.horizontal.decrease.circle line.3.horizontal.decrease.circle.fill
    square.grid.2x2 square.grid.2x2.fill square.grid.3x3 square.grid.3x3.fill rectangle.grid.1x2
    rectangle.grid.1x2.fill rectangle.grid.2x2 rectangle.grid.2x2.fill rectangle.stack rectangle.stack.fill
    rectangle.split.2x1 rectangle.split.2x1.fill square.stack square.stack.fill square.stack.3d.up
    square.stack.3d.up.fill sidebar.left sidebar.right tablecells tablecells.fill circle.grid.2x2 circle.grid.2x2.fill
    circle.grid.3x3 circle.grid.3x3.fill ellipsis ellipsis.circle ellipsis.circle.fill
    plus plus.circle plus.circle.fill plus.square plus.square.fill plus.app plus.app.fill minus minus.circle
    minus.circle.fill xmark xmark.circle xmark.circle.fill xmark.square xmark.square.fill checkmark checkmark.circle
    checkmark.circle.fill checkmark.square checkmark.square.fill checkmark.seal checkmark.seal.fill checkmark.shield
    checkmark.shield.fill questionmark questionmark.circle questionmark.circle.fill exclamationmark
    exclamationmark.circle exclamationmark.circle.fill exclamationmark.triangle exclamationmark.triangle.fill
    exclamationmark.bubble exclamationmark.bubble.fill info info.circle info.circle.fill info.square info.square.fill
    lightbulb lightbulb.fill lightbulb.circle lightbulb.circle.fill
    arrow.up arrow.down arrow.left arrow.right arrow.up.circle arrow.up.circle.fill arrow.down.circle
    arrow.down.circle.fill arrow.left.circle arrow.right.circle arrow.right.circle.fill arrow.up.right
    arrow.up.right.square arrow.up.arrow.down arrow.left.arrow.right arrow.clockwise arrow.clockwise.circle
    arrow.clockwise.circle.fill arrow.counterclockwise arrow.triangle.2.circlepath arrow.triangle.branch
    arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right.diamond.fill arrow.uturn.left arrow.uturn.right
    arrow.up.left.and.arrow.down.right chevron.left chevron.right chevron.up chevron.down chevron.right.circle
    chevron.right.circle.fill
    map map.fill map.circle map.circle.fill mappin mappin.circle mappin.circle.fill mappin.and.ellipse location
    location.fill location.circle location.circle.fill location.north location.north.fill location.magnifyingglass globe
    globe.americas globe.americas.fill globe.europe.africa globe.europe.africa.fill globe.asia.australia
    globe.asia.australia.fill globe.desk globe.desk.fill network safari safari.fill binoculars binoculars.fill signpost.left
    signpost.left.fill signpost.right signpost.right.fill road.lanes point.topleft.down.to.point.bottomright.curvepath
    car car.fill car.circle car.circle.fill bus bus.fill tram tram.fill train.side.front.car ferry ferry.fill bicycle
    bicycle.circle bicycle.circle.fill scooter airplane airplane.circle airplane.circle.fill airplane.departure
    airplane.arrival fuelpump fuelpump.fill parkingsign parkingsign.circle parkingsign.circle.fill suitcase suitcase.fill
    suitcase.cart suitcase.cart.fill bed.double bed.double.fill tent tent.fill beach.umbrella beach.umbrella.fill
    mountain.2 mountain.2.fill
    cart cart.fill cart.circle cart.circle.fill cart.badge.plus bag bag.fill bag.circle bag.circle.fill bag.badge.plus
    basket basket.fill creditcard creditcard.fill creditcard.circle creditcard.circle.fill banknote banknote.fill
    dollarsign dollarsign.circle dollarsign.circle.fill eurosign eurosign.circle eurosign.circle.fill sterlingsign
    sterlingsign.circle sterlingsign.circle.fill yensign yensign.circle yensign.circle.fill percent gift gift.fill
    gift.circle gift.circle.fill giftcard giftcard.fill shippingbox shippingbox.fill shippingbox.circle
    shippingbox.circle.fill barcode barcode.viewfinder qrcode qrcode.viewfinder ticket ticket.fill wallet.pass
    wallet.pass.fill purchased purchased.circle purchased.circle.fill receipt receipt.fill
    calendar calendar.circle calendar.circle.fill calendar.badge.plus calendar.badge.clock calendar.badge.exclamationmark
    clock clock.fill clock.circle clock.circle.fill clock.arrow.circlepath alarm alarm.fill timer timer.circle
    timer.circle.fill stopwatch stopwatch.fill hourglass hourglass.circle hourglass.circle.fill
    chart.bar chart.bar.fill chart.bar.xaxis chart.line.uptrend.xyaxis chart.line.downtrend.xyaxis chart.pie chart.pie.fill
    chart.dots.scatter chart.xyaxis.line chart.bar.doc.horizontal chart.bar.doc.horizontal.fill gauge gauge.with.needle
    gauge.with.needle.fill target scope trophy trophy.fill medal medal.fill rosette crown crown.fill
    lock lock.fill lock.open lock.open.fill lock.circle lock.circle.fill lock.shield lock.shield.fill key key.fill
    shield shield.fill shield.lefthalf.filled faceid touchid eye eye.fill eye.slash eye.slash.fill eye.circle
    eye.circle.fill hand.raised hand.raised.fill hand.thumbsup hand.thumbsup.fill hand.thumbsdown hand.thumbsdown.fill
    hand.wave hand.wave.fill hand.tap hand.tap.fill hands.clap hands.clap.fill
    sun.max sun.max.fill sun.min sun.min.fill sunrise sunrise.fill sunset sunset.fill moon moon.fill moon.stars
    moon.stars.fill cloud cloud.fill cloud.rain cloud.rain.fill cloud.bolt cloud.bolt.fill cloud.snow cloud.snow.fill
    cloud.sun cloud.sun.fill icloud icloud.fill icloud.and.arrow.up icloud.and.arrow.down snowflake wind thermometer
    thermometer.medium umbrella umbrella.fill drop drop.fill flame flame.fill bolt bolt.fill bolt.circle bolt.circle.fill
    leaf leaf.fill leaf.circle leaf.circle.fill tree tree.fill pawprint pawprint.fill pawprint.circle
    pawprint.circle.fill bird bird.fill cat cat.fill dog dog.fill fish fish.fill hare hare.fill tortoise tortoise.fill
    ladybug ladybug.fill ant ant.fill camera.macro carrot carrot.fill
    fork.knife fork.knife.circle fork.knife.circle.fill cup.and.saucer cup.and.saucer.fill mug mug.fill wineglass
    wineglass.fill birthday.cake birthday.cake.fill takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill
    refrigerator refrigerator.fill oven oven.fill frying.pan frying.pan.fill
    iphone ipad applewatch laptopcomputer desktopcomputer display macbook macbook.and.iphone airpods homepod
    homepod.fill printer printer.fill keyboard keyboard.fill gamecontroller gamecontroller.fill headphones.circle
    headphones.circle.fill battery.100 battery.50 battery.25 wifi wifi.slash antenna.radiowaves.left.and.right
    dot.radiowaves.left.and.right personalhotspot cpu cpu.fill memorychip memorychip.fill server.rack externaldrive
    externaldrive.fill internaldrive internaldrive.fill terminal terminal.fill apple.terminal apple.terminal.fill
    curlybraces chevron.left.forwardslash.chevron.right function number textformat textformat.size character.book.closed
    character.book.closed.fill character.bubble character.bubble.fill translate
    sportscourt sportscourt.fill soccerball basketball basketball.fill football football.fill tennis.racket
    tennisball tennisball.fill baseball baseball.fill dumbbell dumbbell.fill figure.strengthtraining.traditional
    stethoscope cross cross.fill cross.case cross.case.fill pills pills.fill syringe syringe.fill bandage bandage.fill
    waveform.path.ecg heart.text.clipboard heart.text.clipboard.fill brain brain.fill brain.head.profile lungs lungs.fill
    allergens facemask facemask.fill
    paintbrush paintbrush.fill paintbrush.pointed paintbrush.pointed.fill paintpalette paintpalette.fill theatermasks
    theatermasks.fill popcorn popcorn.fill puzzlepiece puzzlepiece.fill puzzlepiece.extension
    puzzlepiece.extension.fill dice dice.fill balloon balloon.fill party.popper party.popper.fill sparkles sparkle
    wand.and.stars wand.and.rays scissors link link.circle link.circle.fill paperclip paperclip.circle
    paperclip.circle.fill pin pin.fill pin.circle pin.circle.fill mappin.slash scale.3d cube cube.fill
    cube.transparent cube.transparent.fill square square.fill circle circle.fill triangle triangle.fill diamond
    diamond.fill hexagon hexagon.fill seal seal.fill app app.fill app.badge app.badge.fill
    dock.rectangle rectangle rectangle.fill capsule capsule.fill oval oval.fill viewfinder viewfinder.circle
    viewfinder.circle.fill crop rotate.left rotate.right slider.horizontal.below.rectangle briefcase briefcase.fill
    case case.fill latch.2.case latch.2.case.fill door.left.hand.open door.left.hand.closed lamp.desk lamp.desk.fill
    lamp.table lamp.table.fill sofa sofa.fill chair chair.fill fan fan.fill washer washer.fill shower shower.fill
    bathtub bathtub.fill spigot spigot.fill lightswitch.on lightswitch.on.fill powerplug powerplug.fill
    """
}
