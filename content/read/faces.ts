import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type * as FaceApi from '@vladmandic/face-api';
import detector from '@vladmandic/face-api/package.json' with { type: 'json' };
import sharp from 'sharp';
import type { Box } from '../shapes.ts';

export const keyOf = (bytes: Buffer) => hash('sha256', bytes).slice(0, 16);

/** Another detector, or other settings of it, finds other faces. */
export const detectorKey = `${detector.version}-${keyOf(readFileSync(import.meta.filename))}`;

const folder = resolve('node_modules/.cache/faces', detectorKey);
mkdirSync(folder, { recursive: true });

/** Holds what is made or being made: several ask for the same photo at once. */
const made = new Map<string, Promise<unknown>>();

export function once<Result>(file: string, make: () => Promise<Result>): Promise<Result> {
  const result = (made.get(file) as Promise<Result> | undefined) ?? make();
  made.set(file, result);
  return result;
}

/** Finds the heads in a picture: each as a box, in parts of its width and height. Without any it guesses one. */
export function facesIn(picture: Buffer): Promise<Box[]> {
  const file = `${folder}/${keyOf(picture)}.json`;
  return once(file, async () => {
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
    const faces = await found(picture);
    writeFileSync(file, JSON.stringify(faces));
    return faces;
  });
}

const require = createRequire(import.meta.url);
const library = dirname(require.resolve('@vladmandic/face-api/package.json'));
const wasm = require.resolve('@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm');

type Backend = {
  env(): { set(flag: string, value: boolean): void };
  setWasmPaths(prefix: string): void;
  setBackend(name: string): Promise<boolean>;
};

/** Vite's configuration has a copy of this module, and the library keeps its state for the whole process. */
const shared = globalThis as { faceDetector?: ReturnType<typeof load> };

/** Runs the bundle as a web worker would: the one for Node needs 290 MB: docs/decisions/8-faces.md. */
async function load() {
  const bundle = readFileSync(`${library}/dist/face-api.js`, 'utf8');
  const run = new Function('process', 'WorkerGlobalScope', `${bundle}; return faceapi;`);
  const api: typeof FaceApi & { tf: Backend } = run(undefined, Object);
  const { tf } = api;
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  // The name of the file is appended, as a fragment.
  tf.setWasmPaths(`data:application/wasm;base64,${readFileSync(wasm, 'base64')}#`);
  await tf.setBackend('wasm');
  const model = `${library}/model/ssd_mobilenetv1_model`;
  const [{ weights }] = JSON.parse(readFileSync(`${model}-weights_manifest.json`, 'utf8'));
  const bytes = new Uint8Array(readFileSync(`${model}.bin`)).buffer;
  api.nets.ssdMobilenetv1.loadFromWeightMap(tf.io.decodeWeights(bytes, weights));
  return { ...api, tf };
}

async function found(picture: Buffer): Promise<Box[]> {
  shared.faceDetector ??= load();
  const { tf, nets, NetInput, SsdMobilenetv1Options } = await shared.faceDetector;
  const small = await sharp(picture)
    .autoOrient()
    .resize(512, 512, { fit: 'inside' })
    .toColourspace('srgb')
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { data, info } = await sharp(small).raw().toBuffer({ resolveWithObject: true });
  const pixels = tf.tensor3d(data, [info.height, info.width, 3], 'int32');
  // Also finds drawn faces, and no more that are none in photos.
  const options = new SsdMobilenetv1Options({ minConfidence: 0.25 });
  const faces = await nets.ssdMobilenetv1.locateFaces(new NetInput([pixels]), options);
  pixels.dispose();
  if (faces.length === 0) return [await usual(small, info)];
  // The library's boxes end at the hairline, the chin and the cheeks.
  return faces.map(({ relativeBox: { left, top, right, bottom, width, height } }) => ({
    left: left - width * 0.1,
    top: top - height * 0.35,
    right: right + width * 0.1,
    bottom: bottom + height * 0.1,
  }));
}

/** Guesses a head around what attracts attention, within the places where phones have heads. */
async function usual(picture: Buffer, { width, height }: { width: number; height: number }): Promise<Box> {
  const half = { width: Math.round(width / 2), height, position: 'attention' };
  const { info } = await sharp(picture).resize(half).toBuffer({ resolveWithObject: true });
  const x = Math.min(Math.max((info.attentionX ?? 0) / width, 0.25), 0.75);
  const y = Math.min(Math.max((info.attentionY ?? 0) / height, 0.2), 0.5);
  return { left: x - 0.1, top: y - 0.16, right: x + 0.1, bottom: y + 0.14, isGuess: true };
}
