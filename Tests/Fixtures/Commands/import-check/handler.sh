# An old handler, which prints the name of a screen for each URL.
while IFS= read -r url; do
  case $url in
  */home) echo Home ;;
  */fruits/43) echo Search ;;
  */fruits/* | */f/* | */old-fruits/*) echo FruitVC ;;
  *search*) echo search ;;
  */stores/*) echo Store ;;
  *) echo ;;
  esac
done
