interface Parts {
  parts: Readonly<Record<string, string>>
}

/** Stories, a sprint and what belongs to them in the project of the sweep, with names that break pages which are not careful. Runs in the page. */
export async function makeStories({ parts: { projectId = '' } }: Parts): Promise<Record<string, string>> {
  const ask = async (path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(path, body && { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response.json() as Promise<Record<string, never>>
  }
  const name = `<b>Relaunch</b> ‏مشروع 🚀 ${'long'.repeat(40)}`
  const { organizationId } = await ask(`/api/projects/${projectId}`)
  const its = { projectId, organizationId }
  const { sprintId } = await ask('/api/pm/sprints', {
    ...its,
    name: name.slice(0, 190),
    goal: `${name}\n${'x'.repeat(300)}`,
    startDate: '2026-11-16',
    durationWeeks: 2,
    velocity: 20,
  })
  const statuses = ['backlog', 'ready', 'in_progress', 'in_review', 'testing', 'done', 'cancelled']
  const made: string[] = []
  for (const [at, status] of statuses.entries()) {
    const { story } = (await ask('/api/pm/stories', {
      ...its,
      title: `${at} ${name}`,
      userStory: `As ${name}, I want it, so that it is there.`,
      description: 'x'.repeat(400),
      status,
      sprintId,
      storyPoints: at,
      assignee: name.slice(0, 300),
      tags: [name.slice(0, 50), 'العربية', '🚀'],
      acceptanceCriteria: [{ given: name, when: 'x'.repeat(300), then: 'the page shows "Done"' }],
      dependsOn: made.slice(-1),
    })) as unknown as { story: { storyId: string } }
    made.push(story.storyId)
  }
  const storyId = made[1] ?? ''
  await ask('/api/qa/test-cases', { ...its, storyId, title: name })
  return { storyId }
}
