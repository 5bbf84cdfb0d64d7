const { createApp, ref, nextTick } = Vue
createApp({
  setup() {
    const basic = ref(''), clearable = ref('Option3'), multi = ref([]), city = ref(''), topics = ref([])
    const options = [1, 2, 3, 4, 5].map(i => ({ value: 'Option' + i, label: 'Option' + i, disabled: i === 2 }))
    const cities = [{ label: 'Popular cities', options: ['Shanghai', 'Beijing'] }, { label: 'City name', options: ['Chengdu', 'Shenzhen', 'Guangzhou', 'Dalian'] }]
    const restaurants = ['vue', 'element', 'cooking', 'mint-ui', 'vuex', 'vue-router', 'babel'].map(value => ({ value }))
    const querySearch = (q, cb) => cb(q ? restaurants.filter(r => r.value.toLowerCase().indexOf(q.toLowerCase()) === 0) : restaurants)
    const dynamicTags = ref(['Tag 1', 'Tag 2', 'Tag 3']), inputVisible = ref(false), inputValue = ref(''), InputRef = ref()
    const handleClose = tag => dynamicTags.value.splice(dynamicTags.value.indexOf(tag), 1)
    const showInput = () => { inputVisible.value = true; nextTick(() => InputRef.value.input.focus()) }
    const handleInputConfirm = () => { if (inputValue.value) dynamicTags.value.push(inputValue.value); inputVisible.value = false; inputValue.value = '' }
    const opt = (l, children) => ({ value: l.toLowerCase(), label: l, children })
    const guide = [
      opt('Guide', [opt('Disciplines', ['Consistency', 'Feedback', 'Efficiency', 'Controllability'].map(l => opt(l))), opt('Navigation', ['Side Navigation', 'Top Navigation'].map(l => opt(l)))]),
      opt('Component', [opt('Basic', ['Layout', 'Color', 'Typography', 'Icon', 'Button'].map(l => opt(l))), opt('Form', ['Radio', 'Checkbox', 'Input', 'InputNumber', 'Select'].map(l => opt(l))), opt('Notice', ['Alert', 'Loading', 'Message'].map(l => opt(l)))]),
      opt('Resource', ['Axure Components', 'Sketch Templates', 'Design Documentation'].map(l => opt(l)))
    ]
    const color1 = ref('#409EFF'), color2 = ref(null), color3 = ref('#ff4500')
    const predefine = ['#ff4500', '#ff8c00', '#ffd700', '#90ee90', '#00ced1', '#1e90ff', '#c71585']
    const all = ['Shanghai', 'Beijing', 'Guangzhou', 'Shenzhen']
    const checkAll = ref(false), isIndeterminate = ref(true), checkedCities = ref(['Shanghai', 'Beijing'])
    const handleCheckAllChange = v => { checkedCities.value = v ? all : []; isIndeterminate.value = false }
    const handleCheckedCitiesChange = v => { checkAll.value = v.length === all.length; isIndeterminate.value = v.length > 0 && v.length < all.length }
    const names = ['California', 'Illinois', 'Maryland', 'Texas', 'Florida', 'Colorado', 'Connecticut'], ini = ['CA', 'IL', 'MD', 'TX', 'FL', 'CO', 'CT']
    const states = names.map((label, key) => ({ label, key, initial: ini[key] }))
    return { basic, clearable, multi, city, topics, options, cities, state1: ref(''), state2: ref(''), querySearch, dynamicTags, inputVisible, inputValue, InputRef, handleClose, showInput, handleInputConfirm, inputTags: ref(['Coffee']), casc1: ref([]), casc2: ref([]), guide, color1, color2, color3, predefine, time: ref(new Date(2016, 8, 10, 18, 40)), startTime: ref(''), endTime: ref(''), date: ref(''), range: ref(''), checkAll, isIndeterminate, checkedCities, handleCheckAllChange, handleCheckedCitiesChange, radio: ref('New York'), sw: ref(true), num: ref(1), rate: ref(0), slide: ref(30), moved: ref([]), states }
  }
}).use(ElementPlus).mount('#app')
