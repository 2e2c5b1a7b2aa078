import { svg } from './dom.ts';
import { type IconName, iconPaths } from './icon-paths.ts';

/** A picture without meaning of its own: a word stands next to it. */
export const icon = (name: IconName): SVGElement =>
  svg('svg', { class: 'icon', viewBox: '0 0 16 16', 'aria-hidden': 'true' }, svg('path', { d: iconPaths[name] }));
