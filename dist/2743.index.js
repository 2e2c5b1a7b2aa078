export const id=2743;export const ids=[2743];export const modules={41103:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{N:()=>defineCommand});let defineCommand=command=>command}),52743:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{completionOf:()=>completionOf});var commander__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48179),_command_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(41103);let SHELLS=[`bash`,`zsh`,`fish`],completionOf=commands=>(0,_command_js__WEBPACK_IMPORTED_MODULE_1__.N)({summary:`Print a script that completes commands and flags in bash, zsh or fish.`,help:`
Examples:
  source <(eval-action completion bash)               # in ~/.bashrc, or with zsh in ~/.zshrc
  eval-action completion fish > ~/.config/fish/completions/eval-action.fish

Exit codes: 0 printed, 2 unknown shell.`,flags:parser=>parser.addArgument(new commander__WEBPACK_IMPORTED_MODULE_0__.ef(`<shell>`,`the shell`).choices(SHELLS)),options:shell=>({shell}),isForPrograms:()=>!0,async run({shell},_,terminal){let parsers=await Promise.all(Object.entries(commands).map(async([name,load])=>{let{command:each}=await load(),parser=new commander__WEBPACK_IMPORTED_MODULE_0__.uB(name).description(each.summary);return each.flags(parser),parser}));return terminal.print(SCRIPTS[shell](parsers)),0}}),flagsOf=parser=>parser.options.flatMap(({long,hidden,description})=>long&&!hidden?[{long,description}]:[]),bash=parsers=>`_eval_action() {
  local word=\${COMP_WORDS[COMP_CWORD]} words
  case "\${COMP_WORDS[1]}" in
${parsers.map(parser=>`    ${parser.name()}) words='${[...flagsOf(parser).map(({long})=>long),`--help`].join(` `)}' ;;`).join(`
`)}
  esac
  [ "$COMP_CWORD" = 1 ] && words='${[...parsers.map(parser=>parser.name()),`help`,`version`].join(` `)}'
  [ "$COMP_CWORD" = 1 ] || [ "\${word#-}" != "$word" ] && COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _eval_action eval-action`,SCRIPTS={bash,zsh:parsers=>`autoload -Uz compinit bashcompinit && compinit && bashcompinit\n${bash(parsers)}`,fish:parsers=>parsers.flatMap(parser=>[`complete -c eval-action -n __fish_use_subcommand -a ${parser.name()} -d '${quoted(parser.description())}'`,...flagsOf(parser).map(({long,description})=>`complete -c eval-action -n '__fish_seen_subcommand_from ${parser.name()}' -l ${long.slice(2)} -d '${quoted(description)}'`)]).join(`
`)},quoted=text=>(text.split(/\. | \(default/)[0]??``).replaceAll(/[\\']/g,`\\$&`)})};