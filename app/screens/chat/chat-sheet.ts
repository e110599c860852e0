// Where the sheets of the chat hang: for parts that come late.
import { adoptStyles } from '../../ui/adopt-styles.ts';
import '../../ui/sheet.ts';
import css from './chat-sheet.css?inline';
import onTablet from './chat-sheet-on-tablet.css?inline';

adoptStyles(css);
adoptStyles(onTablet);
