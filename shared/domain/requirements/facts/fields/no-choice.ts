const noChoice = /^\W*(?:(?:please )?(?:choose|select|pick)\b.*|none|no selection|nothing selected)?\W*$/i

/** Whether an option of a list stands for no choice: "Please choose", "– select –", "None". */
export const isNoChoice = (option: string): boolean => noChoice.test(option)
