/**
 * npm run precompress: writes `.br` and `.gz` next to the texts in `build/`, for nginx and other servers with
 * static compression. Not part of the build, which it would slow down.
 */
import {precompress} from './lib/precompress';

const start = Date.now();
const {files, bytes, brotli, gzip} = await precompress('build');
const megabytes = (size: number) => `${(size / 1e6).toFixed(1)} MB`;
console.log(
  `${files} files of ${megabytes(bytes)}: ${megabytes(brotli)} with brotli, ${megabytes(gzip)} with gzip, ${((Date.now() - start) / 1000).toFixed(1)} s`,
);
