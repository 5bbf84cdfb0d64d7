import type { Find } from './finds.ts'
import type { Labels } from './labels.ts'
import { singular } from './words.ts'

/** The labels of the files of a type, where a label that one file has in the plural ("Curators") is that of the others ("Curator"). */
export function withOneNumber(files: readonly Labels[]): Labels[] {
  const names = new Map<string, string>()
  for (const { finds } of files)
    for (const { machineName, name } of [...finds.values()].flat()) names.set(machineName, name)
  const inOne = (find: Find): Find => {
    const machineName = singular(find.machineName)
    const name = names.get(machineName)
    return name === undefined ? find : { ...find, machineName, name }
  }
  return files.map((one) => ({
    ...one,
    finds: new Map([...one.finds].map(([at, finds]) => [at, finds.map(inOne)])),
  }))
}
