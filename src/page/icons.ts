import { svg } from './dom.ts';
import { type IconName, iconPaths } from './icon-paths.ts';

/** A decorative picture: the word next to it has the meaning. */
export const icon = (name: IconName): SVGElement =>
  svg('svg', { class: 'icon', viewBox: '0 0 16 16', 'aria-hidden': 'true' }, svg('path', { d: iconPaths[name] }));
