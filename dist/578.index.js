export const id = 578;
export const ids = [578];
export const modules = {

/***/ 5578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ys: () => (/* binding */ isWithheld),
/* harmony export */   _I: () => (/* binding */ matchesAny)
/* harmony export */ });
/* unused harmony export withheldVariables */
/**
 * What no child process ever sees, declared or not. With the runtime token a child could replace this run's
 * artifacts, with `GITHUB_PATH` or `GITHUB_ENV` run code in later steps of the job, and `RUNNER_*` lead to the
 * folder where those files lie (github.md §6.2). `INPUT_*` are the inputs of our own step, keys among them.
 */
const withheldVariables = [
    'GITHUB_TOKEN',
    'GH_TOKEN',
    'GITHUB_ENV',
    'GITHUB_OUTPUT',
    'GITHUB_PATH',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
    'ACTIONS_*',
    'INPUT_*',
    'RUNNER_*',
];
/** Whether a variable must be kept from every child process; upper and lower case are the same, as on Windows. */
const isWithheld = (name) => matchesAny(name, withheldVariables);
/** Whether a name is in a list of names, in which `*` at the end means any ending. */
function matchesAny(name, patterns) {
    const upper = name.toUpperCase();
    return patterns.some((pattern) => pattern.endsWith('*') ? upper.startsWith(pattern.slice(0, -1)) : upper === pattern);
}


/***/ })

};
