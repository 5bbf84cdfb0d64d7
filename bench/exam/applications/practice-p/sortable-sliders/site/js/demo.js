var byId = function (id) { return document.getElementById(id) }
new Sortable(byId('example1'), { animation: 150, ghostClass: 'blue-background-class' })
new Sortable(byId('example2-left'), { group: 'shared', animation: 150 })
new Sortable(byId('example2-right'), { group: 'shared', animation: 150 })
new Sortable(byId('example3-left'), { group: { name: 'cloning', pull: 'clone' }, animation: 150 })
new Sortable(byId('example3-right'), { group: { name: 'cloning', pull: 'clone' }, animation: 150 })
new Sortable(byId('example5'), { handle: '.handle', animation: 150 })
new Sortable(byId('example6'), { filter: '.filtered', animation: 150 })
new Sortable(byId('gridDemo'), { animation: 150, ghostClass: 'blue-background-class' })
new Sortable(byId('multiDragDemo'), { multiDrag: true, selectedClass: 'selected', fallbackTolerance: 3, animation: 150 })
new Sortable(byId('swapDemo'), { swap: true, swapClass: 'highlight', animation: 150 })

var editableList = new Sortable(byId('editable'), {
  animation: 150, filter: '.js-remove', dataIdAttr: 'data-id',
  onFilter: function (evt) { evt.item.parentNode.removeChild(evt.item) }
})
function names() { return [].map.call(byId('editable').children, function (li) { return li.firstChild.textContent }) }
byId('addUser').onclick = function () {
  var input = byId('userName')
  if (!input.value.trim()) return
  var el = document.createElement('li'); el.className = 'list-group-item'
  el.textContent = input.value.trim()
  var i = document.createElement('i'); i.className = 'js-remove'; i.textContent = '✖'; el.appendChild(i)
  byId('editable').appendChild(el); input.value = ''
}
byId('sortUsers').onclick = function () {
  [].slice.call(byId('editable').children).sort(function (a, b) { return a.textContent.localeCompare(b.textContent) }).forEach(function (li) { byId('editable').appendChild(li) })
}
byId('saveOrder').onclick = function () { byId('orderOut').textContent = JSON.stringify(names()) }

/* noUiSlider: documentation examples */
var select = byId('input-select')
for (var i = -20; i <= 40; i++) { var option = document.createElement('option'); option.text = i; option.value = i; select.appendChild(option) }
var html5Slider = byId('html5'), inputNumber = byId('input-number')
noUiSlider.create(html5Slider, { start: [10, 30], connect: true, step: 1, range: { min: -20, max: 40 } })
html5Slider.noUiSlider.on('update', function (values, handle) {
  var value = values[handle]
  if (handle) { inputNumber.value = Math.round(value) } else { select.value = Math.round(value) }
})
select.addEventListener('change', function () { html5Slider.noUiSlider.set([this.value, null]) })
inputNumber.addEventListener('change', function () { html5Slider.noUiSlider.set([null, this.value]) })

var tip = byId('slider-tooltips')
noUiSlider.create(tip, { start: [200, 700], margin: 100, step: 50, connect: true, range: { min: 0, max: 1000 }, tooltips: true, format: { to: function (v) { return '$' + v.toFixed(0) }, from: function (v) { return Number(String(v).replace('$', '')) } } })
tip.noUiSlider.on('update', function (values, handle) { byId(handle ? 'slider-margin-value-max' : 'slider-margin-value-min').innerHTML = (handle ? 'Maximum: ' : 'Minimum: ') + values[handle] })

var lockedState = false, lockedValues = [60, 80]
var slider1 = byId('slider1'), slider2 = byId('slider2'), lockButton = byId('lockbutton')
lockButton.addEventListener('click', function () { lockedState = !lockedState; this.textContent = lockedState ? 'Unlock' : 'Lock' })
function crossUpdate(value, slider) {
  if (!lockedState) return
  var a = slider1 === slider ? 0 : 1, b = a ? 0 : 1
  value -= lockedValues[b] - lockedValues[a]
  slider.noUiSlider.set(value)
}
function setLockedValues() { lockedValues = [Number(slider1.noUiSlider.get()), Number(slider2.noUiSlider.get())] }
noUiSlider.create(slider1, { start: 60, animate: false, step: 1, range: { min: 50, max: 100 } })
noUiSlider.create(slider2, { start: 80, animate: false, step: 1, range: { min: 50, max: 100 } })
slider1.noUiSlider.on('update', function (values, handle) { byId('slider1-span').innerHTML = values[handle] })
slider2.noUiSlider.on('update', function (values, handle) { byId('slider2-span').innerHTML = values[handle] })
slider1.noUiSlider.on('change', setLockedValues); slider2.noUiSlider.on('change', setLockedValues)
slider1.noUiSlider.on('slide', function (values, handle) { crossUpdate(values[handle], slider2) })
slider2.noUiSlider.on('slide', function (values, handle) { crossUpdate(values[handle], slider1) })

var pipsSlider = byId('slider-pips')
noUiSlider.create(pipsSlider, { range: { min: 0, max: 100 }, start: 50, step: 5, pips: { mode: 'count', values: 5 } })
pipsSlider.noUiSlider.on('update', function (v) { byId('pips-val').textContent = 'Value: ' + v[0] })
;[].forEach.call(pipsSlider.querySelectorAll('.noUi-value'), function (pip) {
  pip.style.cursor = 'pointer'
  pip.addEventListener('click', function () { pipsSlider.noUiSlider.set(Number(this.getAttribute('data-value'))) })
})

function timestamp(str) { return new Date(str).getTime() }
var dateSlider = byId('slider-date')
noUiSlider.create(dateSlider, { range: { min: timestamp('2010-01-01'), max: timestamp('2016-01-01') }, step: 7 * 24 * 60 * 60 * 1000, start: [timestamp('2011-01-01'), timestamp('2015-01-01')], keyboardDefaultStep: 10 })
var formatter = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })
dateSlider.noUiSlider.on('update', function (values, handle) { byId(handle ? 'event-end' : 'event-start').innerHTML = formatter.format(new Date(+values[handle])) })

var toggleSlider = byId('slider-toggle')
noUiSlider.create(toggleSlider, { orientation: 'vertical', start: 0, range: { min: [0, 1], max: 1 }, format: { to: function (v) { return Math.round(v) }, from: Number } })
toggleSlider.noUiSlider.on('update', function (values, handle) {
  toggleSlider.classList.toggle('off', values[handle] === 1)
  byId('toggle-val').textContent = values[handle] === 1 ? 'Off' : 'On'
})

var disable1 = byId('disable1')
noUiSlider.create(disable1, { start: 80, connect: 'lower', step: 10, range: { min: 0, max: 100 } })
disable1.noUiSlider.on('update', function (v) { byId('disable1-val').textContent = Math.round(v[0]) })
byId('checkbox1').addEventListener('click', function () { if (this.checked) disable1.noUiSlider.disable(); else disable1.noUiSlider.enable() })
byId('resetDisable').addEventListener('click', function () { disable1.noUiSlider.set(40) })
