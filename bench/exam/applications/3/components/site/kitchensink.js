$(document).ready(function () {
  $('.ui.sidebar').sidebar('attach events', '#launch');
  $('#topmenu .link.item').on('click', function () { $(this).addClass('active').siblings().removeClass('active'); });
  $('.message .close').on('click', function () { $(this).closest('.message').transition('fade'); });
  $('#tabs .item').tab();
  $('#gender').dropdown({ clearable: true });
  $('#skills').dropdown({ maxSelections: 3 });
  $('#inline').dropdown();
  $('.ui.radio.checkbox, .field .ui.checkbox').checkbox();
  $('#date_calendar').calendar({ type: 'date', initialDate: new Date(2024, 4, 15), today: false,
    minDate: new Date(2024, 4, 6), maxDate: new Date(2024, 5, 20), formatter: { date: 'MMMM D, YYYY' } });
  $('#search').search({ source: [ { title: 'Andorra' }, { title: 'Australia' }, { title: 'Austria' }, { title: 'Belgium' }, { title: 'Brazil' }, { title: 'Canada' }, { title: 'Denmark' } ], searchFields: ['title'], fullTextSearch: false });
  $('#signup').form({
    fields: {
      name: 'empty',
      gender: 'empty',
      username: 'empty',
      password: ['minLength[6]', 'empty'],
      skills: ['minCount[2]', 'empty'],
      terms: 'checked'
    },
    onSuccess: function (event) {
      event.preventDefault();
      $.toast({ class: 'success', title: 'Thank you', message: 'The form was sent.', displayTime: 0 });
      return false;
    }
  });
  $('#resetform').on('click', function () { $('#signup').form('reset'); });
  $('#clearform').on('click', function () { $('#signup').form('clear'); });

  $('.ui.accordion').accordion();
  $('.master.checkbox').checkbox({
    onChecked: function () { $(this).closest('.checkbox').siblings('.list').find('.checkbox').checkbox('check'); },
    onUnchecked: function () { $(this).closest('.checkbox').siblings('.list').find('.checkbox').checkbox('uncheck'); }
  });
  $('.list .child.checkbox').checkbox({
    fireOnInit: true,
    onChange: function () {
      var $listGroup = $(this).closest('.list'), $parentCheckbox = $listGroup.siblings('.checkbox'), $checkbox = $listGroup.find('.checkbox'), allChecked = true, allUnchecked = true;
      $checkbox.each(function () { if ($(this).checkbox('is checked')) { allUnchecked = false; } else { allChecked = false; } });
      if (allChecked) { $parentCheckbox.checkbox('set checked'); }
      else if (allUnchecked) { $parentCheckbox.checkbox('set unchecked'); }
      else { $parentCheckbox.checkbox('set indeterminate'); }
    }
  });
  $('#slider').slider({ min: 0, max: 10, start: 2, step: 2, onChange: function (v) { $('#slider-value').text(v); }});
  $('#slider-value').text(2);
  $('#rating').rating({ clearable: true, onRate: function (v) { $('#rating-value').text(v); } });
  $('#addusers').popup();
  $('#flow').popup({ popup: '.flowing.popup', on: 'click', position: 'bottom left' });
  $('#progress').progress({ text: { active: 'Adding {value} of {total} photos', success: '{total} Photos Uploaded!' } });
  $('.increment.button').on('click', function () { $('#progress').progress('increment'); });
  $('.decrement.button').on('click', function () { $('#progress').progress('decrement'); });
  $('#deletemodal').modal({ closable: false, onDeny: function () { $.toast({ message: 'Account kept', displayTime: 0 }); }, onApprove: function () { $.toast({ class: 'error', message: 'Account deleted', displayTime: 0 }); } });
  $('#showmodal').on('click', function () { $('#deletemodal').modal('show'); });
  $('#showbasic').on('click', function () { $('#basicmodal').modal('show'); });
  $('#showtoast').on('click', function () { $.toast({ title: 'Hello', message: 'I am a toast, nice to meet you !', displayTime: 0, closeIcon: true }); });
  $('#follow').state({ text: { inactive: 'Follow', active: 'Following' } });
  $('#steps .step:not(.disabled)').on('click', function () { $(this).addClass('active').siblings().removeClass('active'); });
  $('#dim').on('click', function () { $('#dimseg').dimmer('show'); });
});
