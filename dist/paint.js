import { styleText } from "node:util";
// src/reports/terminal/paint.ts
function paintFor({ colour }) {
	const style = (name) => (text) => colour ? styleText(name, text, { validateStream: false }) : text;
	return {
		bold: style("bold"),
		dim: style("dim"),
		red: style("red"),
		green: style("green"),
		yellow: style("yellow")
	};
}
export { paintFor as t };
