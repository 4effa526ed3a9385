/** The root whose children are the menu. Its parent is '0' in some readings; its id is what counts here. */
export const rootCategoryId = "177";
