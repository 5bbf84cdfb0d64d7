/** Runs in the page: gives a project stories, cases, a run and the defects that it met, with names that break careless pages. Answers the parts of their addresses. */
export async function makeQualityRecords(projectId: string): Promise<Record<string, string>> {
  type Answer = Record<string, string> & { story?: { storyId: string }; defects?: { defectId: string }[] }
  const ask = async (path: string, body?: object): Promise<Answer> => {
    const headers = { 'content-type': 'application/json' }
    const sent = body && { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await fetch(path, sent)
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }
  const { organizationId } = await ask(`/api/projects/${projectId}`)
  const place = { projectId, organizationId }
  const name = `<img src=x onerror=alert(1)> ‏حالة 🚀 ${'long'.repeat(40)}`
  const criteria = [{ given: name, when: '', then: 'it is shown' }]
  const { story } = await ask('/api/pm/stories', { ...place, title: name, acceptanceCriteria: criteria })
  await ask('/api/pm/stories', { ...place, title: 'Nobody tests this' })
  const steps = [
    { stepNumber: 1, action: 'Open the page', expectedResult: `The page shows "${'gone'.repeat(60)}"` },
    { stepNumber: 2, action: `Feel ${'good'.repeat(60)}`, expectedResult: name, testData: 'x'.repeat(500) },
  ]
  const { id: testCaseId } = await ask('/api/qa/test-cases', {
    ...place,
    title: name,
    description: 'x'.repeat(2000),
    storyId: story?.storyId,
    criterion: criteria[0],
    tags: [name.slice(0, 100), 'tag'],
    requirementRef: 'R'.repeat(200),
    preconditions: [name],
    steps,
  })
  const { executionId = '' } = await ask('/api/qa/test-execution/run', {
    ...place,
    name: name.slice(0, 150),
    testCases: [testCaseId],
    targetUrl: `${location.origin}/demo`,
    autoCreateDefects: true,
    environment: 'staging',
  })
  const status = `/api/qa/test-execution/${executionId}/status`
  while (['queued', 'running'].includes((await ask(status))['status'] ?? ''))
    await new Promise((resolve) => setTimeout(resolve, 200))
  await ask('/api/qa/defects', { ...place, title: name, description: 'y'.repeat(3000), tags: ['tag'] })
  await ask(`/api/projects/${projectId}/ci-triggers`, {
    name: name.slice(0, 200),
    targetUrl: `${location.origin}/demo?${'x'.repeat(500)}`,
    suite: { tag: name.slice(0, 100) },
    branch: name.slice(0, 200),
    environment: 'production',
    callbackUrl: `https://example.com/${'x'.repeat(500)}`,
  })
  const { defects } = await ask(`/api/qa/defects?projectId=${projectId}&testCaseId=${testCaseId}`)
  return { testCaseId: testCaseId ?? '', executionId, defectId: defects?.[0]?.defectId ?? '' }
}
