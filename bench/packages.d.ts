/* Installed by the first `npm run bench`. */
declare module 'lighthouse';
declare module 'sirv';
