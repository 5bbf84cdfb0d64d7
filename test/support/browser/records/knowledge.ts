interface Known {
  parts: Readonly<Record<string, string>>
}

/** Files in a base and a project of the sweep, a public address, shares and tools, with names that break pages which are not careful. Runs in the page. */
export async function makeKnowledge({ parts: { projectId = '', kbId = '' } }: Known) {
  type Answer = Record<string, string>
  const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(path, init)
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }
  const send = (path: string, body: object, method = 'POST') =>
    ask(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const add = (path: string, name: string, content: string) => {
    const form = new FormData()
    form.append('file', new File([content], name))
    return ask(path, { method: 'POST', body: form })
  }
  const name = `<b>Relaunch</b> ‏مشروع 🚀 ${'long'.repeat(40)}`
  const quote = `The canteen opens at 11:30. ${'long'.repeat(500)} ends here.`
  const text = `# ${name}\n\n${'x'.repeat(10_000)}\n\n${quote}\n\n‏يفتح المطعم في الساعة ١١.\n`
  const base = `/api/knowledge-bases/${kbId}`
  const project = `/api/projects/${projectId}`
  const file = await add(`${base}/files`, `${name.slice(0, 200)}.md`, text)
  await add(`${base}/files`, `${'broken'.repeat(35)}.pdf`, 'no PDF')
  await add(`${base}/files`, 'empty.txt', '')
  for (let at = 0; at < 9; at++) await add(`${base}/files`, `${at}.txt`, `The canteen opens at ${at}:30.`)
  const own = await add(`${project}/files`, `${name.slice(0, 200)}.txt`, text)
  await send(base, { isPublic: true, description: `${name}\n${'x'.repeat(3000)}` }, 'PATCH')
  const other = await send('/api/organizations', {
    name: name.slice(0, 90),
    slug: `o-${crypto.randomUUID()}`,
  })
  await send(`${base}/share`, { targetOrgId: other['organizationId'], permission: 'write' })
  await send(`/api/organizations/${other['organizationId']}/received-shares/${kbId}/accept`, {})
  await send(`${base}/share`, { targetOrgId: crypto.randomUUID() })
  const { organizationId: targetOrgId } = await ask(base)
  const theirs = { name: name.slice(0, 190), organizationId: other['organizationId'] }
  const { kbId: offered } = await send('/api/knowledge-bases', theirs)
  await send(`/api/knowledge-bases/${offered}/share`, { targetOrgId })
  await send(`${base}/tools`, { name: name.slice(0, 190), type: 'custom', description: 'y'.repeat(2000) })
  await send(`${base}/outbound-context/save`, { context: 'z'.repeat(5000) })
  const isRead = async (path: string) => ['indexed', 'error'].includes((await ask(path))['status'] ?? '')
  for (const path of [`${base}/files/${file['fileId']}`, `${project}/files/${own['fileId']}`])
    while (!(await isRead(path))) await new Promise((resolve) => setTimeout(resolve, 200))
  const { publicSlug = '' } = await ask(base)
  const start = text.indexOf(quote)
  const cited = `#${new URLSearchParams({
    at: `${start}-${start + quote.length}`,
    quote: quote.slice(0, 400),
    page: '3',
    under: name,
  })}`
  return {
    parts: { fileId: file['fileId'] ?? '', projectFileId: own['fileId'] ?? '', slug: publicSlug },
    hashes: {
      '/knowledge/:kbId/files/:fileId': cited,
      '/projects/:projectId/files/:projectFileId': cited.replace('canteen', 'kitchen'),
    },
  }
}
