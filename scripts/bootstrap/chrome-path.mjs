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
 * Chrome's sandbox cannot start as root, so only root goes without it. Where the product has an egress (`BROWSER_EGRESS`) every connection leaves by that, and no name is
 * looked up but there. Datagrams go by no proxy: HTTP/3 leads wherever a site says (`Alt-Svc`), and WebRTC wherever a page says. So there are none.
 */
export function wrapperScript(target) {
  const flags =
    '--disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'
  // By both of its names: the shell without windows knows the one with `force`, the whole browser the other, and each ignores without a word what it does not know.
  const withoutDatagrams = ['', 'force-']
    .map((prefix) => `--${prefix}webrtc-ip-handling-policy=disable_non_proxied_udp`)
    .join(' ')
  // Loopback is no exception, and nothing but the proxy is looked up.
  const byEgressAlone = `'--proxy-bypass-list=<-loopback>' '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'`
  return `#!/bin/sh
${marker}
target='${target.replaceAll("'", `'\\''`)}'
if [ "$(id -u)" = 0 ]; then set -- --no-sandbox "$@"; fi
if [ -n "$BROWSER_EGRESS" ]; then set -- "--proxy-server=socks5://$BROWSER_EGRESS" ${byEgressAlone} "$@"; fi
# The browser writes names of downloads in the character set of its locale, and is started without one.
export LC_ALL=C.UTF-8
${endWithParent()}exec "$target" ${flags} ${withoutDatagrams} "$@"
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
