# Prints what fish would offer at the end of each line of standard input, then a line of its own: drive.fish SCRIPT
source $argv[1]
while read --local --delimiter \n line
    complete -C $line | string replace -r '\t.*' ''
    echo '=='
end
