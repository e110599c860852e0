// How the room looks once a game has ended. It comes with the words, without which there is no game, because every page carries the site's
// stylesheet.
import { adoptStyles } from '../../ui/adopt-styles.ts';
import css from './ended.css?inline';

adoptStyles(css);
