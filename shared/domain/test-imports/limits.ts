/** What one import may hold. */
export const maximumCases = 1000
export const tooManyCases =
  'The file holds more than 1,000 test cases; the rest was not read. Split the file.'
export const maximumSteps = 200
/** Every case with every step on a row of its own, and a header. */
export const maximumRows = maximumCases * (maximumSteps + 1) + 1
/** Columns of a table in a feature, and cells of all its tables together. */
export const maximumColumns = 1000
export const maximumCells = 400_000
/** More than this helps nobody; the last finding says how many there were. */
export const maximumFindings = 500
/** Elements of an XML file, and how deep they may stand in each other. */
export const maximumElements = 400_000
export const maximumDepth = 100
