// Makes the browser load its tables of dates and numbers, which all threads of the page share: see app/wake-formats.ts.
new Intl.DateTimeFormat("en", { hour: "2-digit" }).format(0);
new Intl.NumberFormat("en").format(0);
close();
