export const id = 9281;
export const ids = [9281];
export const modules = {

/***/ 79086:
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

/***/ 97157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ stopSignal)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var _adapters_process_abandoned_work_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79086);


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

/***/ 9281:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _app_pipeline_stop_signal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97157);

(0,_app_pipeline_stop_signal_js__WEBPACK_IMPORTED_MODULE_0__/* .stopSignal */ .Z)();
const { reportAction } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4523), __webpack_require__.e(4006), __webpack_require__.e(4119), __webpack_require__.e(8846), __webpack_require__.e(3838), __webpack_require__.e(3382), __webpack_require__.e(5069), __webpack_require__.e(666), __webpack_require__.e(2918), __webpack_require__.e(3473), __webpack_require__.e(254), __webpack_require__.e(8430), __webpack_require__.e(4294), __webpack_require__.e(3588), __webpack_require__.e(561), __webpack_require__.e(6820), __webpack_require__.e(5306), __webpack_require__.e(62), __webpack_require__.e(2108), __webpack_require__.e(6841), __webpack_require__.e(9387), __webpack_require__.e(1704), __webpack_require__.e(3172), __webpack_require__.e(9365), __webpack_require__.e(9227), __webpack_require__.e(3639), __webpack_require__.e(1147)]).then(__webpack_require__.bind(__webpack_require__, 3676));
process.exitCode = await reportAction();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
