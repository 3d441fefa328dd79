// The browser keeps the tables for all threads of the page.
new Intl.DateTimeFormat("en", { hour: "2-digit" }).format(0);
new Intl.NumberFormat("en").format(0);
close();
