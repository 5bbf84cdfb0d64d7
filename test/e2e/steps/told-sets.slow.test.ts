import { setPages } from './set-pages.ts'
import { startPages, testPages } from './support.ts'

const stage = startPages(setPages)

testPages('what is said of several things', stage, {
  folds: [
    ['"About Breeds" is shown', 'passed', 'Click "Breeds"'],
    ['All three are closed', 'failed', 'Click "Food"'],
    ['Both are closed', 'error', 'Click "Food"'],
    ['All three are closed', 'passed', 'Click "Breeds"'],
    ['None of the questions is open', 'passed', 'Click "Breeds" and click "Breeds"'],
  ],
  aria: [['All sections are open', 'failed']],
  fruits: [
    ['Apple is partly ticked', 'failed'],
    ['Three of the boxes are ticked', 'failed'],
    ['Seven of the boxes are ticked', 'error'],
    ["Apple and Pear are ticked; Orange isn't", 'passed'],
    ["Apple is ticked; Pear isn't", 'failed'],
  ],
  quiz: [
    ['Civil War question: nothing selected', 'passed'],
    ['Nothing is selected in "Who was first?"', 'failed'],
    ['Nothing is selected', 'error'],
  ],
  empty: [['Nothing is selected', 'passed']],
  days: [['Nothing picked', 'error', 'Click "20"']],
  unlit: [['Three stars light up', 'error']],
  steps: [['Shipping becomes the highlighted one instead of Billing', 'failed']],
  colours: [
    ['The border of the "Name" field is blue', 'failed'],
    ['"Open" is shown in green letters', 'failed'],
    ['Priority is red', 'error'],
    ['The row turns pink', 'passed', 'Click "Tuesday"'],
    ['Both turn pink', 'failed', 'Click "Tuesday" and click "Friday"'],
  ],
  gauge: [
    ['The bar is full', 'failed'],
    ['The bar is full', 'passed', 'Click "Fill"'],
  ],
  gauges: [['The bar is at 30%', 'error']],
  aria20: [['The bar is at 20%', 'passed']],
  people: [
    ['Every listed row has the gender female', 'passed'],
    ['Only rows with the colour red are displayed', 'failed'],
    ['Only rows with the colour pink are displayed', 'error'],
    ['Only rows with the colour "pink" are displayed', 'failed'],
    ['Two rows are shown, among them Bea', 'passed'],
    ['Two rows are shown, among them "Cleo"', 'failed'],
    ['Two rows are shown, among them Cleo', 'error'],
  ],
  tags: [
    ['The "Tags" field contains three tags: awesome, neat, great', 'error'],
    ['The "Tags" field has 2 labels', 'passed'],
    ['The "Tags" field has 3 labels', 'failed'],
    ['Ohio is added as the first state', 'error'],
    ['"neat" is not shown as a tag in the "Tags" field', 'failed'],
    ['"moon" is not shown as a tag in the "Tags" field', 'passed'],
    ['The "Tags" field is empty', 'error'],
    ['The "States" list box contains two states: Ohio and Texas', 'failed'],
  ],
  onetag: [
    ['HTML is the only selected skill', 'failed'],
    ['CSS and HTML show up as little labels in the field', 'failed'],
    ['CSS is added as the second skill', 'failed'],
    ['CSS is added as the first skill', 'passed'],
  ],
  cells: [
    ['The cell shows Ann Lee', 'error'],
    ['The cell shows Ann Loe', 'passed', 'Click "Ann Lee"'],
    ['The cell shows Ann Loe', 'failed', 'Click "Undo"'],
    ['The row shows the color red', 'passed'],
    ['The row shows the color teal', 'failed'],
    ['The cell shows Bo Ox', 'passed', 'Click "Bo Oz"'],
  ],
  complaints: [
    [
      'The complaint about the name has disappeared, the one about the username is still there',
      'passed',
      'Click "Name it"',
    ],
    ['The complaint about the username has disappeared', 'failed', 'Click "Wait"'],
  ],
  beside: [
    ['The number field next to the dropdown still says 30', 'passed'],
    ['The number field next to the dropdown still says 31', 'failed'],
    ['The number field next to the slider still says 30', 'error'],
  ],
  sides: [
    ['A dark bar with Home and Topics slides in from the left', 'passed', 'Click "Menu"'],
    ['The dark bar slides back out', 'failed', 'Click "Wait"'],
    ['The dark bar slides back out', 'passed', 'Click "Away"'],
  ],
  shrinking: [
    ['"Olga" is gone, the others are still there', 'passed', 'Click "Drop Olga"'],
    ['"Vladimir" is gone, the others are still there', 'passed', 'Click "Drop Vladimir"'],
    ['The others are still there', 'error'],
  ],
  tabs: [
    ['The Feedback tab is still the current one', 'passed'],
    ['The Form tab is the active one', 'failed'],
    ['The Moon tab is the active one', 'error'],
  ],
  boxes: [
    ['Bread crossed out, Cheese not', 'passed', 'Tick Bread'],
    ['Cheese crossed out, Bread not', 'failed'],
    ['Beer is crossed out', 'passed'],
    ['Beer is not crossed out', 'failed'],
    ['Wine is crossed out', 'error'],
    ['Cheese is bold', 'passed'],
    ['Milk is bold', 'failed'],
  ],
  arrows: [
    ['The column "Salary" is displayed', 'passed'],
    ['The column "Salary" is hidden', 'failed'],
    ['The column "Salary" is hidden', 'passed', 'Click "Hide pay"'],
  ],
  basket: [
    ['Still just Soap', 'error', 'Enter Soap'],
    ['Still just Soap', 'error', 'Put three spaces in the box, Enter'],
    ['Still just Soap', 'passed', 'Type Soap and press Enter'],
    ['Just Soap and Bread', 'passed', 'Type Bread and press Enter'],
    ['Just Soap, Bread and Cake', 'failed', 'Type Cake and press Enter'],
  ],
})
