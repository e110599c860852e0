// What may be done about a fortune, and the box of those that were kept. Fetched late, with its styles, because every page carries the
// site's stylesheet.
import { adoptStyles } from '../../ui/adopt-styles.ts';
import '../../ui/sheet.ts';
import { FortuneBox } from './box.tsx';
import { foretell } from './fortune-of-day.ts';
import { Told } from './told.tsx';
import box from './told-box.css?inline';
import lid from './told-lid.css?inline';
import papers from './told-papers.css?inline';
import css from './told-parts.css?inline';
import { Waiting } from './waiting.tsx';

adoptStyles(css + box + lid + papers);

export const toldParts = { FortuneBox, Told, Waiting, foretell };
