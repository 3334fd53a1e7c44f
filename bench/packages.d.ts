/* Installed by the first `npm run bench`. */
declare module 'sirv';
