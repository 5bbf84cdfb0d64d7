const machineText = ({ cores, model, platform }) => `${cores} × ${model}, ${platform}`

/**
 * Reads an earlier `bench/latest.json`. Throws with a sentence for any other text.
 * @param {string} text
 * @param {string} name
 */
export function readEarlier(text, name) {
  let earlier
  try {
    earlier = JSON.parse(text)
  } catch {
    // The sentence below names the file.
  }
  if (Array.isArray(earlier?.figures) && typeof earlier.machine === 'object' && earlier.machine)
    return earlier
  throw new Error(`${name} is not a bench/latest.json of an earlier run.`)
}

/**
 * What figures are beside those of the same benchmark, name and unit in an earlier run of the same machine: `ratios` has a number for each, undefined where the earlier run has none or zero.
 * Figures of different machines are not compared: `note` then names both, and there are no ratios.
 */
export function compareWith(earlier, { machine, figures }) {
  const [now, then] = [machineText(machine), machineText(earlier.machine)]
  if (now !== then) {
    return { note: `No ratios: this machine is ${now}, and the earlier run was on ${then}.` }
  }
  const keyOf = ({ bench, name, unit }) => JSON.stringify([bench, name, unit])
  const before = new Map(earlier.figures.map((each) => [keyOf(each), each.figure]))
  const ratios = figures.map((each) => {
    const figure = before.get(keyOf(each))
    return figure && each.figure !== undefined ? each.figure / figure : undefined
  })
  return { note: `× of ${earlier.at}: the figure divided by that of the earlier run.`, ratios }
}
