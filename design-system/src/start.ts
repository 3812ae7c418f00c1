// What the page needs once, whatever it shows (`@tbt/design-system/start`).
import './global.css';
import './style-nonce';
