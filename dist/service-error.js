// src/model/ports/service-error.ts
var ServiceError = class extends Error {
	name = "ServiceError";
	fault;
	retryAfterSeconds;
	isFinal;
	constructor(fault, message, { cause, retryAfterSeconds, isFinal = false } = {}) {
		super(message, { cause });
		this.fault = fault;
		this.retryAfterSeconds = retryAfterSeconds;
		this.isFinal = isFinal;
	}
};
export { ServiceError as t };
