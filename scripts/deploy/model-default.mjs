/**
 * The setting of a deploy that names no model, neither in the configs nor on the command line: the model of Workers AI, which needs no key, where the account
 * has it. Nothing where one is named, `embedded` included. Takes the raw configs and the settings of the command line.
 * @param {Record<string, { vars?: Record<string, string> }>} raw
 * @param {{ wanted: Record<string, string>, hasWorkersAi: () => Promise<boolean> }} deploy
 * @returns {Promise<{ MODEL?: string }>}
 */
export async function modelDefault({ api, jobs }, { wanted, hasWorkersAi }) {
  const isNamed = [wanted, api.vars, jobs.vars].some((vars) => vars?.MODEL !== undefined)
  if (isNamed) return {}
  return { MODEL: (await hasWorkersAi()) ? 'workers-ai' : 'embedded' }
}
