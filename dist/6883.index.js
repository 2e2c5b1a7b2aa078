export const id = 6883;
export const ids = [6883];
export const modules = {

/***/ 89264:
/***/ ((module) => {

module.exports = eval("require")("kerberos");


/***/ })

};
