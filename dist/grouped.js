// src/shared/grouped.ts
function grouped(items, partsOf) {
	const groups = new Map();
	let last;
	for (const item of items) {
		const parts = partsOf(item);
		if (last?.parts.every((part, at) => part === parts[at])) {
			last.group.push(item);
			continue;
		}
		const key = JSON.stringify(parts);
		const known = groups.get(key);
		known?.push(item);
		const group = known ?? [item];
		groups.set(key, group);
		last = {
			parts,
			group
		};
	}
	return groups;
}
export { grouped as t };
