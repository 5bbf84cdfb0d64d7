/** Works out once what only depends on a part of a model, which is never changed. */
export function once<Part extends object, Found extends object>(
  work: (part: Part) => Found,
): (part: Part) => Found {
  const known = new WeakMap<Part, Found>()
  return (part) => {
    let found = known.get(part)
    if (!found) known.set(part, (found = work(part)))
    return found
  }
}
