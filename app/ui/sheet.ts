// The look of a sheet of paper in front of the page, a dialog of class "sheet": for parts that come late.
import { adoptStyles } from './adopt-styles.ts';
import css from './sheet.css?inline';

adoptStyles(css);
