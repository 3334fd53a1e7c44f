import { spawnSync } from 'node:child_process';

/** Judges the built documents by the Nu HTML checker, where there is a Java for it. */
// It is not installed with the project: its package would fetch a Java where there is none. It knows too little CSS.
const checker = 'npx --yes vnu-jar@26.9.27 --errors-only --skip-non-html --filterpattern "CSS: .*" dist';

const hasJava = spawnSync('java', ['-version']).status === 0;
if (hasJava) process.exitCode = spawnSync(checker, { shell: true, stdio: 'inherit' }).status ?? 1;
