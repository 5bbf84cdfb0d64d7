const json = {
  title: "Trip Request",
  description: "Tell us where you want to go and what it will cost.",
  showProgressBar: true,
  progressBarLocation: "top",
  progressBarType: "pages",
  progressBarShowPageTitles: true,
  showPreviewBeforeComplete: true,
  firstPageIsStartPage: true,
  startSurveyText: "Start request",
  completeText: "Submit",
  completedHtml: "<h3>Thank you, {firstName}!</h3><p>Your trip to <b>{destination}</b> has been requested. Estimated cost: <b>{totalCost}</b>.</p>",
  pages: [
    {
      elements: [
        { type: "html", html: "<p>This request has <b>4 steps</b> and takes about five minutes.</p>" }
      ]
    },
    {
      name: "trip",
      title: "Trip",
      elements: [
        { type: "dropdown", name: "destination", title: "Destination", isRequired: true, placeholder: "Choose a city...",
          choices: ["Amsterdam", "Athens", "Barcelona", "Berlin", "Lisbon", "London", "Prague", "Rome", "Vienna"] },
        { type: "text", name: "departure", title: "Departure date", inputType: "date", min: "2030-01-01", max: "2030-12-31" },
        { type: "text", name: "return", title: "Return date", inputType: "date", startWithNewLine: false,
          validators: [{ type: "expression", text: "The return date must be after the departure date.", expression: "{return} empty or {departure} empty or {return} > {departure}" }] },
        { type: "expression", name: "nights", title: "Number of nights", expression: "iif({return} > {departure}, dateDiff({departure}, {return}, 'days'), 0)" },
        { type: "checkbox", name: "interests", title: "What are you interested in?", showSelectAllItem: true, showNoneItem: true, showOtherItem: true, otherText: "Other (describe)",
          colCount: 3, choices: ["Museums", "Food", "Hiking", "Shopping", "Nightlife"] },
        { type: "tagbox", name: "languages", title: "Languages you speak", choices: ["Czech", "Dutch", "English", "French", "German", "Greek", "Italian", "Portuguese", "Spanish"] }
      ]
    },
    {
      name: "costs",
      title: "Costs",
      elements: [
        { type: "matrixdynamic", name: "items", title: "Cost items", rowCount: 2, minRowCount: 1, maxRowCount: 5, addRowText: "Add item", confirmDelete: true,
          confirmDeleteText: "Do you want to delete this item?",
          defaultValue: [ { item: "Hotel", qty: 3, price: 80 }, { item: "Train", qty: 2, price: 45 } ],
          columns: [
            { name: "item", title: "Item", cellType: "dropdown", choices: ["Hotel", "Train", "Flight", "Bus", "Meals", "Tickets"] },
            { name: "qty", title: "Quantity", cellType: "text", inputType: "number", min: 1, max: 20, isRequired: true, totalType: "sum" },
            { name: "price", title: "Price", cellType: "text", inputType: "number", min: 0 },
            { name: "total", title: "Amount", cellType: "expression", expression: "{row.qty} * {row.price}", displayStyle: "currency", currency: "USD", totalType: "sum", totalDisplayStyle: "currency", totalCurrency: "USD" }
          ] },
        { type: "dropdown", name: "discount", title: "Discount", defaultValue: 0, allowClear: false,
          choices: [ { value: 0, text: "None" }, { value: 10, text: "Student (10%)" }, { value: 20, text: "Club member (20%)" } ] },
        { type: "expression", name: "totalCost", title: "Estimated cost", displayStyle: "currency", currency: "USD",
          expression: "{items-total.total} * (100 - {discount}) / 100" }
      ]
    },
    {
      name: "preferences",
      title: "Preferences",
      elements: [
        { type: "rating", name: "flexibility", title: "How flexible are your dates?", rateMin: 1, rateMax: 5, minRateDescription: "Not at all", maxRateDescription: "Completely" },
        { type: "ranking", name: "priorities", title: "Rank what matters to you", choices: ["Price", "Comfort", "Speed", "Location"] },
        { type: "comment", name: "remarks", title: "Remarks", maxLength: 100, rows: 3 }
      ]
    },
    {
      name: "contact",
      title: "Contact",
      elements: [
        { type: "text", name: "firstName", title: "First name", isRequired: true },
        { type: "text", name: "lastName", title: "Last name", startWithNewLine: false },
        { type: "text", name: "email", title: "E-mail address", inputType: "email", isRequired: true, placeholder: "foobar@example.com",
          validators: [{ type: "email" }] },
        { type: "text", name: "phone", title: "Phone", inputType: "tel", startWithNewLine: false,
          maskType: "pattern", maskSettings: { pattern: "+1 (999) 999-9999" } },
        { type: "radiogroup", name: "contactBy", title: "How should we contact you?", colCount: 3,
          choices: ["E-mail", "Phone", "Post"], showClearButton: true },
        { type: "comment", name: "postal", title: "Postal address", visibleIf: "{contactBy} = 'Post'", maxLength: 60 },
        { type: "boolean", name: "member", title: "Are you a member of our travel club?", isRequired: false },
        { type: "text", name: "memberNo", title: "Membership number", visibleIf: "{member} = true", isRequired: true }
      ]
    }
  ]
};

const survey = new Survey.Model(json);
survey.onComplete.add((sender) => {
  console.log(JSON.stringify(sender.data, null, 3));
});
document.addEventListener("DOMContentLoaded", function () {
  survey.render(document.getElementById("surveyElement"));
});
