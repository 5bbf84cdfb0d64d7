import { join } from 'node:path'
import { endWithParent } from './with-parent.mjs'

const marker = '# Written by Tracewright: hands local Browser Rendering an installed browser.'

/**
 * Where miniflare looks for its Chrome. Mirrors `getGlobalWranglerCachePath` of wrangler and the folder layout of
 * `@puppeteer/browsers`. Returns null for a platform that needs no help from us (Windows, or an unknown one).
 */
export function chromePath({ platform, arch, env, home, version }) {
  if (platform === 'linux') {
    const cache = env.XDG_CACHE_HOME || join(home, '.cache')
    const folder = arch === 'arm64' ? 'linux_arm' : 'linux'
    return join(cache, '.wrangler', 'chrome', `${folder}-${version}`, 'chrome-linux64', 'chrome')
  }
  if (platform === 'darwin') {
    const cache = env.XDG_CACHE_HOME || join(home, 'Library', 'Caches')
    const [folder, app] = arch === 'arm64' ? ['mac_arm', 'chrome-mac-arm64'] : ['mac', 'chrome-mac-x64']
    const bundle = ['Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing']
    return join(cache, '.wrangler', 'chrome', `${folder}-${version}`, app, ...bundle)
  }
  return null
}

/** The Chrome version that an installed miniflare asks for, read from its source text; null when it is not found. */
export function chromeVersion(miniflareSource) {
  return /\bBROWSER_VERSION = "(\d+(?:\.\d+){3})"/.exec(miniflareSource)?.[1] ?? null
}

/**
 * A shell script that stands where Chrome is expected and runs `target` instead, without its own network traffic and no longer than its parent.
 * Chrome's sandbox cannot start as root, so only root goes without it. No interception, proxy or script stands for certain in front of datagrams: HTTP/3 goes
 * wherever a site says (`Alt-Svc`), and WebRTC wherever a page says. So there is none of the first, and of the second only where private targets are allowed.
 */
export function wrapperScript(target) {
  const flags =
    '--disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'
  // By both of its names: the shell without windows knows the one with `force`, the whole browser the other, and each ignores without a word what it does not know.
  const withoutDatagrams = ['', 'force-']
    .map((prefix) => `--${prefix}webrtc-ip-handling-policy=disable_non_proxied_udp`)
    .join(' ')
  return `#!/bin/sh
${marker}
target='${target.replaceAll("'", `'\\''`)}'
if [ "$(id -u)" = 0 ]; then set -- --no-sandbox "$@"; fi
if [ "$ALLOW_PRIVATE_TARGETS" != true ]; then set -- ${withoutDatagrams} "$@"; fi
${endWithParent()}exec "$target" ${flags} "$@"
`
}

/** True for a script that we wrote, and so may replace; a real Chrome is never ours. */
export function isWrapper(content) {
  return content.startsWith('#!/bin/sh\n') && content.includes(marker)
}

/** The browser that one of our scripts runs; null when the script is damaged. */
export function wrapperTarget(content) {
  return /^target='(.*)'$/m.exec(content)?.[1].replaceAll(`'\\''`, "'") ?? null
}
