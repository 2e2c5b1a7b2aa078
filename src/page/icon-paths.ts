/** Drawings of 16 by 16 units. */
export const iconPaths = {
  check: 'M3.5 8.5l3 3 6-7',
  cross: 'M4.2 4.2l7.6 7.6M11.8 4.2l-7.6 7.6',
  warn: 'M8 3.2v6M8 12.2v.6',
  stop: 'M5 5h6v6H5z',
  dash: 'M4 8h8',
  up: 'M8 12.5v-9M4.2 7.2L8 3.5l3.8 3.7',
  down: 'M8 3.5v9M4.2 8.8L8 12.5l3.8-3.7',
  again: 'M12.5 8a4.5 4.5 0 1 1-1.4-3.2M12.6 2.6v2.9H9.7',
  plus: 'M8 3.5v9M3.5 8h9',
  pause: 'M6 4v8M10 4v8',
  copy: 'M6 6h6.5v6.5H6zM3.5 10V3.5H10',
  link: 'M6.7 9.3l2.6-2.6M7 5l1.3-1.3a2.6 2.6 0 0 1 3.7 3.7L10.7 8.7M9 11l-1.3 1.3A2.6 2.6 0 0 1 4 8.6l1.3-1.3',
  moon: 'M12.6 9.6A5 5 0 0 1 6.4 3.4a5 5 0 1 0 6.2 6.2z',
  keys: 'M2.5 4.5h11v7h-11zM5 7h.5M7.8 7h.5M10.5 7h.5M5.5 9.3h5',
  left: 'M10 3.5L5.5 8l4.5 4.5',
  right: 'M6 3.5L10.5 8 6 12.5',
  search: 'M7 2.8a4.2 4.2 0 1 1 0 8.4a4.2 4.2 0 0 1 0-8.4zM10.2 10.2l3.2 3.2',
} as const;
export type IconName = keyof typeof iconPaths;
