/** Finds nginx with its brotli module for the tests of the deployment, and installs it where that is possible. */
import {existsSync} from 'node:fs';
import {installWithApt} from './apt.mjs';

const binary = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

const isThere = () => existsSync(binary) && existsSync(brotliModule);

/**
 * Path of nginx.
 * @throws With what to do when it is not installed.
 */
export function nginxBinary() {
  if (!isThere()) {
    throw new Error(
      `These tests need nginx with brotli: run "sudo apt-get install ${packages.join(' ')}".`,
    );
  }
  return binary;
}

/** Installs nginx if it is not there. Once, before tests that need it begin side by side. */
export async function installNginx() {
  if (!isThere()) {
    await installWithApt('nginx', packages);
  }
}
