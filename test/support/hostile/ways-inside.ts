/** A script that tries every kind of connection to every host, each at a path that tells the way. It runs in windows and workers. */
export const attempts = (way: string, hosts: readonly string[]) => `
  for (const host of ${JSON.stringify(hosts)}) for (const attempt of [
    () => new WebSocket('ws://' + host + '/ws-${way}'),
    () => new WebSocket('http://' + host + '/ws-http-${way}'),
    () => Reflect.construct(WebSocket.prototype.constructor, ['ws://' + host + '/ws-constructor-${way}']),
    () => new WebSocketStream('ws://' + host + '/stream-${way}').opened.catch(() => {}),
    () => new WebTransport('https://' + host + '/transport-${way}').ready.catch(() => {}),
    () => new EventSource('http://' + host + '/events-${way}'),
    () => fetch('http://' + host + '/fetch-${way}', { mode: 'no-cors', keepalive: true }).catch(() => {}),
    () => navigator.sendBeacon('http://' + host + '/beacon-${way}', 'x'),
    () => { const peer = new RTCPeerConnection({ iceServers: [
        { urls: ['stun:' + host, 'turn:' + host + '?transport=udp', 'turn:' + host + '?transport=tcp'], username: 'u', credential: 'p' } ] })
      peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer)); (self.peers ??= []).push(peer) },
  ]) try { attempt() } catch {}`

const text = (code: string) => JSON.stringify(code).replaceAll('<', '\\x3c')
const script = (code: string) => `<script>${code}</script>`

/**
 * Pages, by name, each of which tries to get inside by ways of its own. `code(way)` is the script of a way: where it runs, its host hears of it if it is one of
 * those that may be reached.
 */
export const waysInside = (code: (way: string) => string): Record<string, string> => ({
  document: script(code('document')),
  word: `<label>Word <input></label>${script(`document.querySelector('input').addEventListener('input', ({ target }) =>
    setTimeout(() => fetch('/shown-as-' + getComputedStyle(target).webkitTextSecurity)))`)}`,
  frames: script(`
    const add = (fill) => { const frame = document.createElement('iframe'); fill(frame); document.body.append(frame); return frame }
    add((frame) => { frame.src = '/run/frame' })
    add((frame) => { frame.src = location.href.replace('site.', 'other.').replace('/frames', '/run/foreign-frame') })
    add((frame) => { frame.srcdoc = '<script>' + ${text(code('srcdoc'))} + '</' + 'script>' })
    add((frame) => { frame.sandbox = 'allow-scripts'; frame.srcdoc = '<script>' + ${text(code('sandbox'))} + '</' + 'script>' })
    add((frame) => { frame.src = 'data:text/html,' + encodeURIComponent('<script>' + ${text(code('data-frame'))} + '</' + 'script>') })
    add((frame) => { frame.src = URL.createObjectURL(new Blob(['<script>' + ${text(code('blob-frame'))} + '</' + 'script>'], { type: 'text/html' })) })
    add((frame) => { frame.src = 'javascript:' + encodeURIComponent('void (() => {' + ${text(code('javascript-frame'))} + '})()') })
    const blank = add(() => {}).contentWindow
    blank.Function(${text(code('blank-frame'))})()
    const written = add(() => {}).contentDocument
    written.open(); written.write('<script>' + ${text(code('written-frame'))} + '</' + 'script>'); written.close()
    const removed = add(() => {}); const kept = removed.contentWindow; const Kept = kept.WebSocket; removed.remove()
    try { new Kept('ws://127.0.0.1:CANARY/ws-removed-frame') } catch {}`),
  workers: script(`
    new Worker('/run/worker.js'); new Worker('/run/module.js', { type: 'module' }); new SharedWorker('/run/shared.js')
    new Worker(URL.createObjectURL(new Blob([${text(code('blob-worker'))}])))
    new Worker(URL.createObjectURL(new Blob(['new Worker(URL.createObjectURL(new Blob([' + ${text(JSON.stringify(code('nested-worker')))} + '])))'])))
    const sandbox = document.createElement('iframe'); sandbox.sandbox = 'allow-scripts'
    sandbox.srcdoc = '<script>new Worker(URL.createObjectURL(new Blob([' + ${text(text(code('sandboxed-worker')))} + '])))</' + 'script>'
    document.body.append(sandbox)`),
  popups: script(`
    open('/run/popup'); open('/run/noopener', '_blank', 'noopener')
    const blank = open(''); blank.Function(${text(code('blank-popup'))})()
    const written = open('', 'written'); written.document.write('<script>' + ${text(code('written-popup'))} + '</' + 'script>'); written.document.close()
    const rewritten = document.open('about:blank', 'rewritten', ''); rewritten.Function(${text(code('document-open'))})()
    const inner = open('', 'outer').open('', 'inner'); inner.Function(${text(code('inner-popup'))})()`),
  elements: `<link rel="prefetch" href="http://CANARY_HOST/link-prefetch"><link rel="prerender" href="http://CANARY_HOST/link-prerender">
    <link rel="preconnect" href="http://CANARY_HOST/"><link rel="dns-prefetch" href="http://CANARY_HOST/"><link rel="preload" as="fetch" href="http://CANARY_HOST/preload">
    <link rel="modulepreload" href="http://CANARY_HOST/modulepreload"><link rel="manifest" href="http://CANARY_HOST/manifest"><link rel="stylesheet" href="http://CANARY_HOST/style">
    <style>@import 'http://CANARY_HOST/import'; body { background: url(http://CANARY_HOST/background) }</style><img src="http://CANARY_HOST/image"><video src="http://CANARY_HOST/video"></video>
    <object data="http://CANARY_HOST/object"></object><embed src="http://CANARY_HOST/embed"><iframe src="http://CANARY_HOST/frame"></iframe><svg><image href="http://CANARY_HOST/svg"/></svg>
    <a id="ping" href="#" ping="http://CANARY_HOST/ping">x</a><form id="form" method="post" action="http://CANARY_HOST/form" target="other"></form><iframe name="other"></iframe>
    ${script(`document.getElementById('ping').click(); document.getElementById('form').submit(); import('http://CANARY_HOST/import').catch(() => {})
      new Worker(URL.createObjectURL(new Blob(["try { importScripts('http://CANARY_HOST/import-scripts') } catch {}"]))); navigator.serviceWorker?.register('/run/service.js').catch(() => {})
      CSS.paintWorklet?.addModule('http://CANARY_HOST/worklet').catch(() => {}); fetch('/redirect').catch(() => {}); new WebSocket('ws://' + location.host + '/redirect')`)}`,
  // Rules that the script in the page cannot get hold of: the parser has made their tree, or the browser itself loads what they name.
  declared: `<div><template shadowrootmode="closed"><script type="speculationrules">RULES</script><link rel="preconnect" href="http://CANARY_HOST/"></template></div>
    <template id="inert"><div><template shadowrootmode="open" shadowrootclonable><script type="speculationrules">RULES</script></template></div></template>
    ${script(`document.body.append(document.importNode(document.getElementById('inert').content, true))`)}`,
  speculation: `<script type="speculationrules">RULES</script><script type=" SpeculationRules ">RULES</script>
    ${script(`const rules = () => { const one = document.createElement('script'); one.type = 'speculationrules'; one.textContent = ${text('RULES')}; return one }
      document.head.append(rules()); document.body.prepend(rules()); document.write('<script type=speculationrules>' + ${text('RULES')} + '</' + 'script>')
      const host = document.createElement('div'); document.body.append(host); host.attachShadow({ mode: 'closed' }).append(rules())
      const late = document.createElement('script'); document.head.append(late); late.type = 'speculationrules'; late.textContent = ${text('RULES')}
      const frame = document.createElement('iframe'); document.body.append(frame); frame.contentDocument.body.append(frame.contentDocument.adoptNode(rules()))`)}`,
})
