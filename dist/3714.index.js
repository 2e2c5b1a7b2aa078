export const id = 3714;
export const ids = [3714];
export const modules = {

/***/ 98772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ stopSignal)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var _edges_abandoned_work_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49898);


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
            (0,_edges_abandoned_work_js__WEBPACK_IMPORTED_MODULE_1__/* .exitNow */ .l)(2);
        if (stop.signal.aborted)
            return;
        setTimeout(() => {
            log?.error(`Something did not end within ${LONGEST_STOP_MS / 1000} s after ${name}, so the process exits`);
            (0,_edges_abandoned_work_js__WEBPACK_IMPORTED_MODULE_1__/* .exitNow */ .l)(2);
        }, LONGEST_STOP_MS).unref();
        stop.abort(name);
    };
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'])
        process.on(name, ask);
    return stop.signal;
}


/***/ }),

/***/ 49898:
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

/***/ 13714:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _app_stop_signal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98772);

(0,_app_stop_signal_js__WEBPACK_IMPORTED_MODULE_0__/* .stopSignal */ .Z)();
const { mainAction } = await Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(4006), __webpack_require__.e(4523), __webpack_require__.e(4119), __webpack_require__.e(2311), __webpack_require__.e(3838), __webpack_require__.e(3382), __webpack_require__.e(5213), __webpack_require__.e(923), __webpack_require__.e(5044), __webpack_require__.e(9040), __webpack_require__.e(4307), __webpack_require__.e(4012), __webpack_require__.e(2893), __webpack_require__.e(9279), __webpack_require__.e(6850), __webpack_require__.e(5575), __webpack_require__.e(6976), __webpack_require__.e(3810), __webpack_require__.e(9357), __webpack_require__.e(9079), __webpack_require__.e(8889), __webpack_require__.e(5483), __webpack_require__.e(6630)]).then(__webpack_require__.bind(__webpack_require__, 86630));
process.exitCode = await mainAction();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
