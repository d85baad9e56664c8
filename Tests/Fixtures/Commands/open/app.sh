# Reports what an app would report. The arguments are the behavior of the app, and the place that it shows.
line() {
  echo '{"waymark":1,"event":"'"$1"'","place":"'"$2"'","windows":[],"link":null,"source":'"${6:-\"launch\"}"',"pending":'"${3:-null}"',"settled":'"${4:-true}"',"reason":"'"$5"'"}'
}
line ready market
case $1 in
  arrives) line opened "$2" ;;
  strays) line opened account ;;
  waits) line pending market '["signedIn"]' false ;;
  refuses) line rejected market null true 'the app has no such fruit' ;;
  ends) echo 'a message of the app'; exit 3 ;;
  repeats) line ready market ;;
  hides)
    line opened market/checkout null false
    line unconfirmed market/checkout null false 'sheet checkout has not appeared' null
    ;;
  attacks)
    printf '\033[2J\007\n{"waymark":\n{"waymark":1}\n{"waymark":1,"event":[[[[[[[[[[\n'
    line rejected 'market\u001b[2J\u202e' null true 'the \u001b]0;title\u0007 of the terminal'
    ;;
esac
exec sleep 60
