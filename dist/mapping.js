// src/shared/mapping.ts
const isMapping = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
export { isMapping as t };
