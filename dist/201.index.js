export const id = 201;
export const ids = [201];
export const modules = {

/***/ 63811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ exitNow),
/* harmony export */   z: () => (/* binding */ endDespiteAbandonedWork)
/* harmony export */ });
const LONGEST_END_MS = 1000;
function endDespiteAbandonedWork(exitCode) {
    setTimeout(() => exitNow(exitCode), LONGEST_END_MS).unref();
}
function exitNow(exitCode) {
    const isPending = process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq'));
    if (isPending)
        process.on('exit', () => process.kill(process.pid, 'SIGKILL'));
    process.exit(exitCode);
}


/***/ }),

/***/ 61314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ stopSignal)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var _adapters_process_abandoned_work_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63811);


let installed;
let log;
function stopSignal(logOfProgram) {
    log ??= logOfProgram;
    installed ??= install();
    return installed;
}
const LONGEST_STOP_MS = 5_000;
const SAME_REQUEST_MS = 300;
function install() {
    const stop = new AbortController();
    (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, stop.signal);
    let askedAt;
    const ask = (name) => {
        const now = Date.now();
        askedAt ??= now;
        if (now - askedAt > SAME_REQUEST_MS)
            (0,_adapters_process_abandoned_work_js__WEBPACK_IMPORTED_MODULE_1__/* .exitNow */ .l)(2);
        if (stop.signal.aborted)
            return;
        setTimeout(() => {
            log?.error(`An operation did not finish within ${LONGEST_STOP_MS / 1000} s after ${name}, so the process exits`);
            (0,_adapters_process_abandoned_work_js__WEBPACK_IMPORTED_MODULE_1__/* .exitNow */ .l)(2);
        }, LONGEST_STOP_MS).unref();
        stop.abort(name);
    };
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'])
        process.on(name, ask);
    return stop.signal;
}


/***/ }),

/***/ 10201:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _app_pipeline_stop_signal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61314);

(0,_app_pipeline_stop_signal_js__WEBPACK_IMPORTED_MODULE_0__/* .stopSignal */ .Z)();
const { mainAction } = await Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(3327), __webpack_require__.e(8376), __webpack_require__.e(1171), __webpack_require__.e(772), __webpack_require__.e(4820), __webpack_require__.e(7180), __webpack_require__.e(9818), __webpack_require__.e(5501), __webpack_require__.e(5790), __webpack_require__.e(9181), __webpack_require__.e(2886), __webpack_require__.e(6675), __webpack_require__.e(9215), __webpack_require__.e(14), __webpack_require__.e(7598), __webpack_require__.e(1300), __webpack_require__.e(421), __webpack_require__.e(8308), __webpack_require__.e(1794), __webpack_require__.e(3381), __webpack_require__.e(2247), __webpack_require__.e(9281), __webpack_require__.e(13), __webpack_require__.e(8890), __webpack_require__.e(429), __webpack_require__.e(9286), __webpack_require__.e(9804), __webpack_require__.e(506), __webpack_require__.e(2379)]).then(__webpack_require__.bind(__webpack_require__, 12379));
process.exitCode = await mainAction();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
