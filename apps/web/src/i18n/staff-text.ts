import { staff } from "./en/staff.ts";

/** Words of the staff screens: in the staff chunks only, so that a customer's first load does not carry them. */
export const useStaffText = (): typeof staff => staff;
