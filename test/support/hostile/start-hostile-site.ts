import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Pages that misbehave, by path. `{{port}}` is the port of the site itself. */
const pages: Record<string, string> = {
  '/': '<h1>Harmless</h1>',
  '/loop-script': '<h1>Busy</h1><button onclick="for(;;){}">Freeze</button>',
  '/alerts': '<h1>Alerts</h1><script>alert("first"); alert("second")</script><p>After the alerts</p>',
  '/leave':
    '<h1>Sticky</h1><script>addEventListener("beforeunload", (event) => event.preventDefault())</script>',
  '/popups': '<h1>Popups</h1><script>for (let i = 0; i < 5; i++) open("/?popup=" + i)</script>',
  '/download':
    '<h1>Download</h1><a href="/file" download>Get the file</a><script>location.href = "/file"</script>',
  '/huge': `<h1>Huge</h1>${'<p>All work and no play makes a long page.</p>'.repeat(30_000)}`,
  '/storm':
    '<h1>Storm</h1><script>setInterval(() => { document.body.style.background = "#" + Math.random().toString(16).slice(2, 8); console.log("tick") }, 1)</script>',
  '/requests':
    '<h1>Requests</h1><script>for (let i = 0; i < 3000; i++) fetch("/?n=" + i).catch(() => {})</script>',
  '/secrets':
    '<h1>Secrets</h1><form><label>Token <input name="token"></label></form><script>document.querySelector("input").oninput = (event) => { console.log("typed " + event.target.value); fetch("/echo?token=" + encodeURIComponent(event.target.value), { method: "POST", body: event.target.value, headers: { authorization: "Bearer " + event.target.value } }) }</script>',
  '/locale':
    '<p></p><script>document.querySelector("p").textContent = navigator.language + " " + Intl.DateTimeFormat().resolvedOptions().timeZone</script>',
  '/reach':
    '<h1>Reach</h1><img src="http://169.254.169.254/latest/meta-data/"><script>fetch("http://[::1]:{{port}}/reached-by-fetch", { mode: "no-cors" }).catch(() => {})</script>',
}

export interface HostileSite {
  url: string
  port: number
  /** Paths that were asked for, with their queries, in order. */
  seen: string[]
  close: () => Promise<void>
}

/** Starts a site of misbehaving pages on a random loopback port. Beside the pages: `/away` (redirects to a metadata address), `/hang` (never answers), `/reset` (drops the connection). */
export async function startHostileSite(): Promise<HostileSite> {
  const seen: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://site.test')
    seen.push(url.pathname + url.search)
    if (url.pathname === '/hang') return
    if (url.pathname === '/reset') return void response.destroy()
    if (url.pathname === '/away')
      return void response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end()
    if (url.pathname === '/file') {
      return void response
        .writeHead(200, {
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="file.zip"',
        })
        .end('PK')
    }
    if (url.pathname === '/echo')
      return void response
        .writeHead(200, {
          'content-type': 'text/plain',
          'set-cookie': `token=${url.searchParams.get('token')}`,
        })
        .end(`You said ${url.searchParams.get('token')}`)
    const page = pages[url.pathname]
    const { port } = server.address() as AddressInfo
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(
      `<!doctype html><title>Hostile</title><link rel="icon" href="data:,">${(page ?? '<h1>Not found</h1>').replaceAll('{{port}}', String(port))}`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
