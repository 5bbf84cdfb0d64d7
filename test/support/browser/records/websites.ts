/** A website with hits, rules and a policy whose texts break pages that are not careful. Runs in the page. */
export async function makeWebsites(projectId: string): Promise<Record<string, string>> {
  const send = async (path: string, body: object, method = 'POST'): Promise<Record<string, string>> => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(path, { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }
  const name = `<b>Shop</b> ‏متجر 🚀 ${'long'.repeat(15)}`
  // Whoever belongs to several organizations has to say in which one.
  const project = (await (await fetch(`/api/projects/${projectId}`)).json()) as { organizationId: string }
  const { id: websiteId = '' } = await send('/api/websites', {
    name,
    organizationId: project.organizationId,
    domain: `${'long.'.repeat(20)}example`,
    timezone: 'America/Argentina/ComodRivadavia',
    replay: { enabled: true, sampleRate: 1 },
    rules: { blockedPaths: [`/${'blocked'.repeat(30)}`, '/admin/*'] },
  })
  const text = `${name}\n${'x'.repeat(5000)}`
  await send(
    `/api/websites/${websiteId}/privacy-policy`,
    { text, requireConsent: false, blockedCountries: ['KP'], contactEmail: `${'a'.repeat(60)}@example.com` },
    'PATCH',
  )
  const hit = (payload: object) =>
    send('/api/collect', { type: 'event', payload: { website: websiteId, ...payload } })
  const title = `${name}, ${'wide'.repeat(60)}`
  for (let at = 0; at < 14; at++)
    await hit({ url: `/${at}/${'deep/'.repeat(20)}?utm_source=${'s'.repeat(80)}`, title, language: 'de-DE' })
  await hit({ url: '/admin/secret', title })
  await hit({ url: '/', name: `<i>bought</i> ${'e'.repeat(30)}`, referrer: 'https://www.google.com/' })
  const received = async () => {
    const ledger = (await (await fetch(`/api/websites/${websiteId}/ledger`)).json()) as { received: number }
    return ledger.received
  }
  await send('/api/collect', {
    type: 'identify',
    payload: { website: websiteId, id: name.slice(0, 50), data: { [name]: title, seats: 4 } },
  })
  await hit({ url: `/${'deep/'.repeat(20)}`, title, id: name.slice(0, 50) })
  while ((await received()) < 18) await new Promise((resolve) => setTimeout(resolve, 200))
  const own = `/api/websites/${websiteId}`
  const read = async <T>(path: string): Promise<T> => (await fetch(`${own}${path}`)).json() as Promise<T>
  const { data } = await read<{ data: { id: string }[] }>(
    `/sessions?startAt=${Date.now() - 86_400_000}&endAt=${Date.now() + 60_000}`,
  )
  const steps = [
    { type: 'path', value: '/0/*' },
    { type: 'event', value: name.slice(0, 50) },
  ]
  await send('/api/reports', { websiteId, type: 'funnel', name, parameters: { window: 60, steps } })
  await send(`${own}/segments`, { name, filters: { title: `s.${name}` } })
  const heatmapId = await makeHeatmap(name)
  const replaySessionId = crypto.randomUUID()
  const at = Date.now() - 60_000
  const texts = [{ type: 3, id: 4, textContent: name }]
  const body = { type: 2, id: 3, tagName: 'body', attributes: {}, childNodes: texts }
  const html = { type: 2, id: 2, tagName: 'html', attributes: {}, childNodes: [body] }
  const node = { type: 0, id: 1, childNodes: [html] }
  const clicks = Array.from({ length: 40 }, (_, place) => ({
    type: 3,
    timestamp: at + 500 + place * 300,
    data: { source: 2, type: 2, id: 3, x: 5, y: 5 },
  }))
  const href = `https://shop.example/${'deep/'.repeat(30)}`
  const first = [
    { type: 4, timestamp: at, data: { href, width: 1280, height: 720 } },
    { type: 2, timestamp: at + 1, data: { node, initialOffset: { left: 0, top: 0 } } },
  ]
  const cache = `${websiteId}.${replaySessionId}`
  for (const [n, events] of [[0, first] as const, [3, clicks] as const])
    await send('/api/record', { type: 'record', cache, payload: { website: websiteId, events, n } })
  const chunks = async () => (await read<{ chunkCount?: number }>(`/replays/${replaySessionId}`)).chunkCount
  while ((await chunks()) !== 2) await new Promise((resolve) => setTimeout(resolve, 200))
  return { websiteId, sessionId: data[0]?.id ?? '', replaySessionId, heatmapId }

  /** A heatmap of a page with texts and selectors that break careless ones. */
  async function makeHeatmap(text: string): Promise<string> {
    const at = Date.now() - 60_000
    const path = `/${'wide'.repeat(40)}`
    const page = { path, width: 1280, height: 2000 }
    const told = (tag: string, payload: object) => ({
      type: 5,
      timestamp: at + 9,
      data: { tag, payload: { ...page, ...payload } },
    })
    const element = (id: number, tagName: string, attributes: object, childNodes: object[]) => ({
      type: 2,
      id,
      tagName,
      attributes,
      childNodes,
    })
    const words = { type: 3, id: 9, textContent: `${text} ${'long'.repeat(200)}` }
    const body = element(4, 'body', {}, [element(5, 'h1', { onclick: 'alert(1)' }, [words])])
    const node = { type: 0, id: 1, childNodes: [element(3, 'html', {}, [body])] }
    const spots = Array.from({ length: 60 }, (_, each) =>
      told('click', {
        selector: each === 0 ? 'body>h1' : `#${'element'.repeat(30)}-${each}`,
        offsetX: 0.5,
        offsetY: 0.5,
        x: 10 * each,
        y: 30 * each,
      }),
    )
    const events = [
      { type: 4, timestamp: at, data: { href: `https://shop.example${path}`, width: 1280, height: 720 } },
      { type: 2, timestamp: at + 1, data: { node, initialOffset: { left: 0, top: 0 } } },
      ...spots,
      told('depth', { seen: 0.6 }),
    ]
    const replays = async () => {
      await send('/api/record', { type: 'record', payload: { website: websiteId, events } })
      const list = await (await fetch(`/api/websites/${websiteId}/replays`)).json()
      return (list as { replays: object[] }).replays.length
    }
    // The collector hears a little late that visits are recorded.
    while ((await replays()) === 0) await new Promise((resolve) => setTimeout(resolve, 500))
    const wanted = { urlPath: path, device: 'desktop' }
    const { heatmapId = '' } = await send(`/api/websites/${websiteId}/heatmaps`, wanted)
    const status = async () => {
      const made = await (await fetch(`/api/websites/${websiteId}/heatmaps/${heatmapId}`)).json()
      return (made as { status: string }).status
    }
    while (['pending', 'building'].includes(await status()))
      await new Promise((resolve) => setTimeout(resolve, 200))
    return heatmapId
  }
}
