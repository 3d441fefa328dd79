/** The version of the product: that of every package here, and of the calls. A test compares them. */
export const VERSION = "1.0.0";
