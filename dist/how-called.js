import { t as shownPath } from "./shown-path.js";
import { basename } from "node:path";
// src/app/cli/how-called.ts
const howCalled = ({ script }, folder) => script !== void 0 && basename(script) === "cli.js" ? `node ${shownPath(script, folder)}` : "eval-action";
export { howCalled as t };
