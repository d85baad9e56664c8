# An app that shows each place as the spec promises, except those that the first argument names.
line() {
  echo '{"waymark":1,"event":"'"$1"'","place":"'"$2"'","windows":['"$5"'],"link":null,"source":"launch","pending":'"${3:-null}"',"settled":'"${4:-true}"'}'
}
case $WAYMARK_SET in *onboarded*) start=market ;; *) start=welcome ;; esac
line ready "$start"
place=$start
for target in $WAYMARK_OPEN; do
  window=
  case $target in
    shop://market) place=market ;;
    shop://account) place=account ;;
    shop://fruit/*) place="market/fruit;name=${target#shop://fruit/};size=small" ;;
    shop://orders) place=account/orders ;;
    shop://checkout) place=market/checkout ;;
    window:*) window="\"$target\"" ;;
    *fruit*) place="$target;size=small" ;;
    *) place=$target ;;
  esac
  [ "$target" = "$1" ] && place=account
  case $WAYMARK_SET in
    *onboarded*) line opened "$place" null true "$window" ;;
    *) case $target in
      welcome) line opened welcome ;;
      */orders | *//orders) line pending welcome '["onboarded","signedIn"]' false; exec sleep 60 ;;
      *) line pending welcome '["onboarded"]' false; exec sleep 60 ;;
    esac ;;
  esac
done
exec sleep 60
