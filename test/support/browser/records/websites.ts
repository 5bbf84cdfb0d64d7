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
  while ((await received()) < 16) await new Promise((resolve) => setTimeout(resolve, 200))
  return { websiteId }
}
