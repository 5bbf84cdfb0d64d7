import { runs, runsCase } from './runs.mjs'

/** Runs cases of the demo form build by build, and does with the defects what a team does. */
export async function runCases(client, { of, storyId, cases, past }) {
  const runnable = cases.filter((testCase) => testCase.automation?.ready && testCase.storyId === storyId)
  const defects = new Map()
  for (const run of runs) {
    const chosen = runnable.filter((testCase) => runsCase(testCase, run))
    await past.at(run.daysAgo, async () => {
      defects.set(run.build, await playOnce(client, { of, storyId, run, chosen }))
      if (run.verifies) await verify(client, of, defects.get(run.verifies))
    })
    const defect = defects.get(run.build)
    if (defect && run.fixed) await past.at(run.fixed.daysAgo, () => fix(client, defect, run.fixed))
  }
}

/** Plays cases, and returns the defect that came of it, if any. */
async function playOnce(client, { of, storyId, run, chosen }) {
  const { executionId } = await client.post('/api/qa/test-execution/run', {
    ...of,
    storyId,
    name: run.name,
    environment: 'staging',
    targetUrl: `${client.target}/demo?build=${run.build}`,
    testCases: chosen.map(({ id }) => id),
    autoCreateDefects: true,
    parallel: chosen.length,
    config: { video: run.video ?? false },
  })
  const isOurs = (each) => each.executionId === executionId
  const { executions } = await client.until(
    `/api/qa/test-execution?projectId=${of.projectId}&limit=20`,
    (answer) => answer.executions.some((each) => isOurs(each) && each.finishedAt),
  )
  // Where no browser is, a run ends without a verdict.
  if (!executions.some((each) => isOurs(each) && each.counts.failed > 0)) return undefined
  const { defects } = await client.until(listOf(of), (answer) => answer.defects.some(isOurs))
  return defects.find(isOurs)
}

/** Does what a run proposes of a defect that is fixed: it passed. */
async function verify(client, of, defect) {
  if (!defect) return
  const isProposed = (each) => each.defectId === defect.defectId && each.proposal
  await client.until(listOf(of), ({ defects }) => defects.some(isProposed))
  await client.put(`/api/qa/defects/${defect.defectId}`, { status: 'verified' })
}

const fix = (client, { defectId }, { resolution }) =>
  client.put(`/api/qa/defects/${defectId}`, { status: 'fixed', resolution })

const listOf = ({ projectId }) => `/api/qa/defects?projectId=${projectId}&limit=20`
